import type { Place } from '@cartagena/engine';
import { cardName, listWords, plainPlaceName, seatName } from '../../render/words.ts';
import type { VariantWords } from '../variant.ts';
import { wharfLines } from './wharf.ts';

const RAFT_SPACE = /^(white|orange)(\d)$/;

function placeName(place: Place): string | undefined {
  const [, berth, space] = RAFT_SPACE.exec(String(place)) ?? [];
  if (berth !== undefined) return `space ${space} of the ${berth} raft`;
  return place === 'sea' ? 'the open sea' : undefined;
}

export const raft: VariantWords = {
  events: {
    token: ({ seat, token, icon }) => `${seatName(seat)} reveals a token: ${icon ? `a cross for ${icon}` : token}.`,
    placed: ({ place }) => `It goes to ${placeName(place) ?? plainPlaceName(place)}.`,
    wasted: () => 'There is no place for it; it leaves the game.',
    docked: ({ berth, icons }) => `A raft docks at the ${berth} berth: ${listWords(icons)}.`,
    launched: ({ berth }) => `The ${berth} raft is full and goes to sea.`,
    sank: ({ berth }) => `The ${berth} raft sinks.`,
  },
  causes: {
    sweep: (pirate, route) => `${pirate} is swept ${route}.`,
    sea: pirate => `${pirate} has escaped by raft.`,
  },
  placeName,
  questions: { place: 'On which raft does it go?' },
  actions: {
    lay: {
      meaning: 'play a marked card: a token is turned up first, then you say what the card is for',
      note: '(token first)',
      planned: ({ action }) => `playing ${cardName(action.card)}`,
    },
    place: { planned: ({ action }) => `placing the token on the ${action.berth} raft` },
  },
  signs: ['xxxxxx is a space that has caved in.'],
  board: {
    drawsPlace: place => place === 'wharf' || place === 'sea' || RAFT_SPACE.test(place),
    cover: ({ covered }, space) => (covered?.includes(space) ? 'xxxxxx' : undefined),
    belowRow: wharfLines,
    belowGoal: ({ placeLine }) => [placeLine('At sea', 'sea')],
  },
  stats: [
    { name: 'tokens', event: event => event.type === 'token' },
    {
      name: 'boardings',
      event: event => event.type === 'moved' && event.cause === 'play' && RAFT_SPACE.test(String(event.to)),
    },
    { name: 'rafts to sea', event: event => event.type === 'launched' },
    { name: 'rafts sunk', event: event => event.type === 'sank' },
  ],
};
