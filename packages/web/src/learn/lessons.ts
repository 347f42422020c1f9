/** The tutorial: ten lessons of the classic game, and one for each further module. */
import type { Choices } from '@cartagena/engine';
import { happened, type Lesson } from './lesson.ts';

/** Signs of the classic path: skull 1, dagger 2, key 3, bottle 4, pistol 5, hat 6, skull 7, and so on to the hat on 24. */
const CLASSIC: Choices = { edition: 'classic', supply: 'stock', hands: 'hidden', segments: [4] };

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
type ClassicLesson = (typeof CLASSIC_LESSONS)[number];
export const MODULE_LESSONS = ['assist', 'voyage', 'limit', 'empty', 'items', 'captain', 'raft', 'flag'] as const;
type ModuleLesson = (typeof MODULE_LESSONS)[number];
export type LessonId = ClassicLesson | ModuleLesson;
export const LESSON_IDS: readonly LessonId[] = [...CLASSIC_LESSONS, ...MODULE_LESSONS];

/** With one action that brings so many cards. */
const drawing =
  (count: number, goal: Lesson['goal']): Lesson['goal'] =>
  course =>
    goal(course) && course.told.some(events => events.filter(({ type }) => type === 'drew').length === count);

export const LESSONS: { readonly [L in LessonId]: Lesson } = {
  run: {
    choices: CLASSIC,
    pirates: [{}, {}],
    hands: ['dagger bottle', 'key key hat'],
    goal: happened('moved', { seat: 0 }),
    solution: ['play start bottle'],
  },
  leap: {
    choices: CLASSIC,
    pirates: [{ 4: 1 }, { 3: 1, 9: 1 }],
    hands: ['key', 'hat hat'],
    goal: happened('moved', { from: 'start', to: 15 }),
    solution: ['play start key'],
  },
  three: {
    choices: CLASSIC,
    pirates: [{ 2: 1 }, { 6: 1 }],
    hands: ['skull key hat pistol', 'hat key'],
    goal: ({ actions }) => actions.filter(({ type }) => type === 'play').length === 3,
    solution: ['play start skull', 'play 2 key', 'play start hat'],
  },
  back: {
    choices: CLASSIC,
    pirates: [{ 10: 1 }, { 7: 1 }],
    hands: ['', 'skull key'],
    goal: happened('moved', { seat: 0, cause: 'retreat' }),
    solution: ['retreat 10'],
  },
  two: {
    choices: CLASSIC,
    pirates: [
      { 12: 1, 8: 1 },
      { 9: 2, 7: 1 },
    ],
    hands: ['', 'skull key'],
    goal: drawing(2, happened('moved', { seat: 0, cause: 'retreat' })),
    solution: ['retreat 12'],
  },
  full: {
    choices: CLASSIC,
    pirates: [{ 14: 1, 5: 1 }, { 10: 3 }],
    hands: ['bottle', 'skull key'],
    goal: happened('moved', { from: 14, to: 5 }),
    solution: ['retreat 14'],
  },
  refill: {
    choices: CLASSIC,
    pirates: [{ 11: 1, 4: 1 }, { 8: 2 }],
    hands: ['', 'skull key'],
    goal: ({ actions }) => actions[0]?.type === 'retreat' && actions.some(({ type }) => type === 'play'),
    solution: ['retreat 11', 'play 4 hat'],
  },
  chain: {
    choices: CLASSIC,
    pirates: [{ 3: 1, 9: 1 }, { 12: 1 }],
    hands: ['key key', 'hat'],
    goal: happened('moved', { seat: 0, from: 'start', to: 21 }),
    solution: ['play start key', 'play start key'],
  },
  home: {
    choices: CLASSIC,
    pirates: [{ 20: 1, 8: 1 }, { 15: 1 }],
    hands: ['dagger hat key', 'hat hat'],
    goal: course => course.actions.length === 1 && happened('moved', { seat: 0, to: 'goal' })(course),
    solution: ['play 20 dagger'],
  },
  win: {
    choices: CLASSIC,
    pirates: [
      { goal: 3, 18: 1 },
      { goal: 2, 21: 1 },
    ],
    hands: ['hat pistol', 'key'],
    goal: happened('over'),
    solution: ['play 18 hat', 'play 24 pistol'],
  },
  assist: {
    choices: { edition: 'cartagena2', modules: ['assist'], segments: [4] },
    pirates: [{}, { 3: 1, 11: 2 }],
    hands: ['map', 'cannon cannon'],
    goal: drawing(2, happened('moved', { by: 0, cause: 'assist' })),
    solution: ['assist B 3'],
  },
  voyage: {
    choices: { edition: 'cartagena2', modules: ['assist', 'voyage'] },
    pirates: [{ boat: 2 }, { boat: 1, 5: 1 }],
    hands: ['map', 'cannon cannon'],
    boat: 'near',
    goal: happened('moved', { seat: 0, from: 'boat' }),
    solution: ['freesail', 'play boat map'],
  },
  limit: {
    choices: { edition: 'wielka', modules: ['retreat', 'limit'], segments: [4] },
    pirates: [{ 4: 1 }, { 7: 1 }],
    hands: ['hook* bomb', 'bomb bomb hook chest chest sabre parrot parrot pistol'],
    goal: happened('stole', { seat: 0 }),
    solution: ['play 4 hook*'],
  },
  empty: {
    choices: { edition: 'wielka', modules: ['retreat', 'empty'], segments: [4] },
    pirates: [{ 12: 1 }, { 9: 2 }],
    hands: ['', 'bomb chest'],
    goal: happened('moved', { seat: 0, cause: 'retreat' }),
    solution: ['retreat 12'],
  },
  items: {
    choices: { edition: 'wielka', modules: ['retreat', 'items'], segments: [4] },
    pirates: [{ 8: 2 }, { 10: 1 }],
    hands: ['bomb hook', 'chest chest'],
    goal: happened('moved', { seat: 0, cause: 'bomb' }),
    solution: ['bomb bomb+hook', 'use-bomb 8'],
  },
  captain: {
    choices: { edition: 'diaries', modules: ['retreat', 'captain'], segments: [4] },
    pirates: [{ 6: 1 }, { 12: 1 }],
    hats: [6, 'start'],
    hands: ['key hat', 'skull'],
    goal: course =>
      course.actions[0]?.type === 'joker' && happened('moved', { seat: 0, hat: true, cause: 'play' })(course),
    solution: ['joker hat+key', 'move pistol hat'],
  },
  raft: {
    choices: { edition: 'diaries', modules: ['retreat', 'raft'] },
    pirates: [{ 22: 1, white1: 1 }, { white3: 1 }],
    hands: ['key', 'skull'],
    goal: happened('launched'),
    solution: ['play 22 key white'],
  },
  flag: {
    choices: { ...CLASSIC, modules: ['retreat', 'flag'] },
    pirates: [{ goal: 3, 22: 1 }, { goal: 4 }],
    hands: ['bottle', ''],
    goal: happened('over'),
    solution: ['play 22 bottle', 'hoist'],
  },
};
