/** Which rules of a table are shown, in which order, and which lesson demonstrates each of them. */
import { EDITION, type EditionId, type GameConfig, MODULES, type ModuleId, setUp, unwrap } from '@cartagena/engine';
import { VARIANT_LEARNING } from '../variants/learn.ts';
import { type Parameters, sayIfKnown, type WordKey } from '../words/words.ts';
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
  const told = (module: ModuleId): RuleSection => {
    const lesson = lessonOf(module);
    return plain(module, textsOf(module, config), {
      ...(lesson ? { lesson } : {}),
      isVariant: variants.includes(module),
    });
  };
  const all = MODULES.filter(module => config.modules.includes(module) || variants.includes(module));
  return [
    plain('aim', [`rules.aim.${edition}`], { parameters: { pirates } }),
    plain('deal', ['rules.deal.text'], { parameters: { hand } }),
    plain('turn', ['rules.turn.text', ...(mayPass(config) ? (['rules.turn.pass'] as const) : [])], {
      parameters: { actions },
    }),
    plain('ahead', ['rules.ahead.text'], { lesson: 'leap' }),
    ...all.filter(module => !variants.includes(module)).map(told),
    plain('supply', [`rules.supply.${supply}`, ...(recycle ? [] : (['rules.supply.spent'] as const))]),
    plain('hands', [`rules.hands.${hands}`]),
    ...all.filter(module => variants.includes(module)).map(told),
  ];
}

/** Whether a seat may end its turn without an action. */
const mayPass = (config: GameConfig): boolean => 'pass' in config && config.pass === true;

/** None, for a variant about which nothing is taught. */
function textsOf(module: ModuleId, config: GameConfig): readonly WordKey[] {
  const learning = VARIANT_LEARNING[module];
  return learning?.ruleTexts?.(config) ?? (learning ? [`rules.${module}.text` as WordKey] : []);
}

function lessonOf(module: ModuleId): LessonId | undefined {
  const learning = VARIANT_LEARNING[module];
  return (learning?.shownBy ?? (learning?.lesson && module)) as LessonId | undefined;
}

/** What a section says, in paragraphs. */
export const paragraphsOf = ({ texts, parameters }: Pick<RuleSection, 'texts' | 'parameters'>): string[] =>
  texts.flatMap(key => sayIfKnown(key, parameters)?.split('\n\n') ?? []);
