/** Why a table cannot be set up like this, in the language that is spoken. */
import type { EditionId, ModuleId, SetupReason } from '@cartagena/engine';
import { EDITIONS, MODULES } from '@cartagena/engine';
import { say } from './words.ts';

const isModule = (word: string | undefined): word is ModuleId => (MODULES as readonly string[]).includes(word ?? '');
const isEdition = (word: string | undefined): word is EditionId => (EDITIONS as readonly string[]).includes(word ?? '');

export function clashWords({ code, clash }: SetupReason): string {
  switch (code) {
    case 'segments':
      return say(clash.includes('voyage') ? 'clash.segments.voyage' : 'clash.segments');
    case 'no-cards':
      return say('clash.no-cards', { retreat: say('module.retreat'), assist: say('module.assist') });
    case 'clash':
      return moduleClash(clash);
    default:
      return say('clash.malformed');
  }
}

/** The module that cannot be had comes first, then what it does not go with. */
function moduleClash([id, other]: readonly string[]): string {
  if (!isModule(id)) return say('clash.malformed');
  const module = say(`module.${id}`);
  if (isEdition(other)) {
    const edition = say(`edition.${other}`);
    return id === 'items'
      ? say('clash.items', { module, edition, wielka: say('edition.wielka') })
      : say('clash.marks', { module, edition });
  }
  if (other === 'raft') return say('clash.voyage.raft', { module, raft: say('module.raft') });
  if (other === 'retreat') return say('clash.captain.retreat', { module, retreat: say('module.retreat') });
  return other === 'supply' ? say('clash.captain.supply', { module }) : say('clash.malformed');
}
