/** All words of the terminal, looked up by name. An id that has no words gets a plain default, never an error. */
import type { Action, ActionType, Ending, GameEvent, Phase } from '@cartagena/engine';
import { VARIANTS } from '../variants/index.ts';
import type { ActionWords, VariantWords } from '../variants/variant.ts';
import { basicWords } from './basic-words.ts';
import { describeEvent } from './describe-event.ts';

/** One map of a part of all words. Maps, since an id may be any string, even `constructor`. */
function mapOf<K extends string, V>(part: (words: VariantWords) => { readonly [key in K]?: V } | undefined) {
  return new Map<string, V>(
    [basicWords, ...VARIANTS].flatMap(words => Object.entries<V>((part(words) ?? {}) as { [key: string]: V })),
  );
}

type AnySentence = (event: GameEvent) => string | undefined;

const sentences = mapOf(words => words.events as { readonly [type: string]: AnySentence } | undefined);
const causes = mapOf(words => words.causes);
const endings = mapOf(words => words.endings);
const questions = mapOf(words => words.questions);
const actions = mapOf(words => words.actions as { readonly [type: string]: ActionWords<Action> } | undefined);

/** The sentence for an event; undefined: it needs none. */
export function eventSentence(event: GameEvent): string | undefined {
  const sentence = sentences.get(event.type);
  return sentence ? sentence(event) : describeEvent(event);
}

export const causeWords = (cause: string) => causes.get(cause);
export const endingName = (ending: Ending): string => endings.get(ending) ?? ending;
export const questionFor = (phase: Phase): string => questions.get(phase) ?? `Choose: ${phase}.`;
export const actionWords = (type: ActionType): ActionWords<Action> => actions.get(type) ?? {};
