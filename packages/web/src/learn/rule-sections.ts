/** Which rules are told about a table, in which order, and which lesson shows each of them. */
import { EDITION, type EditionId, type GameConfig, MODULES, type ModuleId, setUp, unwrap } from '@cartagena/engine';
import type { Parameters, WordKey } from '../words/words.ts';
import type { LessonId } from './lessons.ts';

export interface RuleSection {
  readonly id: 'aim' | 'deal' | 'turn' | 'ahead' | 'supply' | 'hands' | ModuleId;
  readonly texts: readonly WordKey[];
  readonly parameters: Parameters;
  readonly lesson?: LessonId;
  /** The box leaves it to the players. */
  readonly isVariant: boolean;
}

/** A box as it is, followed by all that its players may add. */
export function sectionsOfEdition(edition: EditionId): RuleSection[] {
  const config = unwrap(setUp({ edition }));
  const variants = EDITION[edition].optional.filter(module => !config.modules.includes(module));
  return sections(config, variants);
}

export const sectionsOfTable = (config: GameConfig): RuleSection[] => sections(config, []);

function sections(config: GameConfig, variants: readonly ModuleId[]): RuleSection[] {
  const { edition, pirates, hand, actions, supply, hands, recycle } = config;
  const plain = (id: RuleSection['id'], texts: readonly WordKey[], more: Partial<RuleSection> = {}): RuleSection => ({
    id,
    texts,
    parameters: {},
    isVariant: false,
    ...more,
  });
  const told = (module: ModuleId): RuleSection =>
    plain(module, moduleTexts(module, config), {
      lesson: module === 'retreat' ? 'two' : module,
      isVariant: variants.includes(module),
    });
  const all = MODULES.filter(module => config.modules.includes(module) || variants.includes(module));
  return [
    plain('aim', [`rules.aim.${edition}`], { parameters: { pirates } }),
    plain('deal', ['rules.deal.text'], { parameters: { hand } }),
    plain('turn', ['rules.turn.text'], { parameters: { actions } }),
    plain('ahead', ['rules.ahead.text'], { lesson: 'leap' }),
    ...all.filter(module => !variants.includes(module)).map(told),
    plain('supply', [`rules.supply.${supply}`, ...(recycle ? [] : (['rules.supply.spent'] as const))]),
    plain('hands', [`rules.hands.${hands}`]),
    ...all.filter(module => variants.includes(module)).map(told),
  ];
}

function moduleTexts(module: ModuleId, { assist, limit, skipper }: GameConfig): readonly WordKey[] {
  switch (module) {
    case 'assist':
      return ['rules.assist.text', `rules.assist.${assist}`];
    case 'voyage':
      return ['rules.voyage.text', `rules.voyage.${skipper}`];
    case 'limit':
      return [`rules.limit.${limit}`];
    case 'items':
      return ['rules.items.text', 'rules.items.chests'];
    default:
      return [`rules.${module}.text`];
  }
}
