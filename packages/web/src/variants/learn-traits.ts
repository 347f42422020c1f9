/** What is taught about a variant. All of it may be left out. */
import type { GameConfig } from '@cartagena/engine';
import type { Lesson } from '../learn/lesson.ts';
import type { WordKey } from '../words/words.ts';

export interface LearnTraits {
  /** Its words are in the catalogues, as `lesson.ID.*`. */
  readonly lesson?: Lesson;
  /** A lesson of the classic game that shows it; left out: its own. */
  readonly shownBy?: string;
  /** Its rules; left out: `rules.ID.text`. */
  ruleTexts?(config: GameConfig): readonly WordKey[];
}
