/** Whether a seat may end its turn without an action. */
import type { GameConfig } from '@cartagena/engine';

export const mayPass = (config: GameConfig): boolean => 'pass' in config && config.pass === true;
