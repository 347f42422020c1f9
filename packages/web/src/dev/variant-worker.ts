/** The bots' thread for `variant-table.tsx`: it must know the variant, too. */
import '@cartagena/bots/worker/web';
import { type Module, registerModule } from '@cartagena/engine';
import { stash } from '@cartagena/engine/testing/variant';

registerModule(stash as Module);
