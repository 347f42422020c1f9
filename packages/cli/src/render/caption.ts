/** A table's configuration in a few words. */
import { EDITION, type GameConfig } from '@cartagena/engine';

export function describeTable(config: GameConfig): string {
  const { supply, hands } = EDITION[config.edition].defaults;
  const cards = config.supply === supply && config.hands === hands ? '' : `, ${config.hands} hands, ${config.supply}`;
  const luck = config.luck === 'same' ? ', same luck' : '';
  return `${config.edition} with ${config.modules.join(', ')}${cards}, ${config.seats} seats${luck}`;
}
