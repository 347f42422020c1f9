/** The tutorial: ten lessons of the classic game, and one for each further module. */
import { VARIANT_LEARNING } from '../variants/learn.ts';
import type { WordKey } from '../words/words.ts';
import { CLASSIC_TABLE, drawing, happened, type Lesson } from './lesson.ts';

export const CLASSIC_LESSONS = [
  'run',
  'leap',
  'three',
  'back',
  'two',
  'full',
  'refill',
  'chain',
  'home',
  'win',
] as const;
type IdIn<Key> = Key extends `lesson.${infer Id}.title` ? Id : never;
/** Every lesson has words. */
export type LessonId = IdIn<WordKey>;
export const MODULE_LESSONS = Object.entries(VARIANT_LEARNING).flatMap(([id, { lesson }]) =>
  lesson ? [id as LessonId] : [],
);
export const LESSON_IDS: readonly LessonId[] = [...CLASSIC_LESSONS, ...MODULE_LESSONS];

const CLASSIC: { readonly [L in (typeof CLASSIC_LESSONS)[number]]: Omit<Lesson, 'choices'> } = {
  run: {
    pirates: [{}, {}],
    hands: ['dagger bottle', 'key key hat'],
    goal: happened('moved', { seat: 0 }),
    solution: ['play start bottle'],
  },
  leap: {
    pirates: [{ 4: 1 }, { 3: 1, 9: 1 }],
    hands: ['key', 'hat hat'],
    goal: happened('moved', { from: 'start', to: 15 }),
    solution: ['play start key'],
  },
  three: {
    pirates: [{ 2: 1 }, { 6: 1 }],
    hands: ['skull key hat pistol', 'hat key'],
    goal: ({ actions }) => actions.filter(({ type }) => type === 'play').length === 3,
    solution: ['play start skull', 'play 2 key', 'play start hat'],
  },
  back: {
    pirates: [{ 10: 1 }, { 7: 1 }],
    hands: ['', 'skull key'],
    goal: happened('moved', { seat: 0, cause: 'retreat' }),
    solution: ['retreat 10'],
  },
  two: {
    pirates: [
      { 12: 1, 8: 1 },
      { 9: 2, 7: 1 },
    ],
    hands: ['', 'skull key'],
    goal: drawing(2, happened('moved', { seat: 0, cause: 'retreat' })),
    solution: ['retreat 12'],
  },
  full: {
    pirates: [{ 14: 1, 5: 1 }, { 10: 3 }],
    hands: ['bottle', 'skull key'],
    goal: happened('moved', { from: 14, to: 5 }),
    solution: ['retreat 14'],
  },
  refill: {
    pirates: [{ 11: 1, 4: 1 }, { 8: 2 }],
    hands: ['', 'skull key'],
    goal: ({ actions }) => actions[0]?.type === 'retreat' && actions.some(({ type }) => type === 'play'),
    solution: ['retreat 11', 'play 4 hat'],
  },
  chain: {
    pirates: [{ 3: 1, 9: 1 }, { 12: 1 }],
    hands: ['key key', 'hat'],
    goal: happened('moved', { seat: 0, from: 'start', to: 21 }),
    solution: ['play start key', 'play start key'],
  },
  home: {
    pirates: [{ 20: 1, 8: 1 }, { 15: 1 }],
    hands: ['dagger hat key', 'hat hat'],
    goal: course => course.actions.length === 1 && happened('moved', { seat: 0, to: 'goal' })(course),
    solution: ['play 20 dagger'],
  },
  win: {
    pirates: [
      { goal: 3, 18: 1 },
      { goal: 2, 21: 1 },
    ],
    hands: ['hat pistol', 'key'],
    goal: happened('over'),
    solution: ['play 18 hat', 'play 24 pistol'],
  },
};

export const LESSONS = {
  ...Object.fromEntries(Object.entries(CLASSIC).map(([id, lesson]) => [id, { choices: CLASSIC_TABLE, ...lesson }])),
  ...Object.fromEntries(Object.entries(VARIANT_LEARNING).map(([id, { lesson }]) => [id, lesson])),
} as { readonly [L in LessonId]: Lesson };

/** The address of a lesson: one of the classic game by its number, another by the name of its module. */
export function lessonPath(id: LessonId): string {
  const at = (CLASSIC_LESSONS as readonly LessonId[]).indexOf(id);
  return `/learn/lesson/${at < 0 ? id : at + 1}`;
}

/** Undefined: there is none of this name. */
export const lessonAt = (name: string): LessonId | undefined =>
  CLASSIC_LESSONS[Number(name) - 1] ?? MODULE_LESSONS.find(id => id === name);
