/** What clients send. Each schema checks, documents and gives the type at once. */
import { type Choices, EDITIONS, PRESETS, type PresetId } from '@cartagena/engine';
import { type Static, Type } from 'typebox';
import { COLOURS, EMOTES, LONGEST_NAME, LONGEST_PASSWORD, LONGEST_TEXT } from './vocabulary.ts';

const closed = { additionalProperties: false };

const Name = Type.String({ minLength: 1, maxLength: LONGEST_NAME, description: 'What you are called.' });
const Password = Type.String({
  minLength: 1,
  maxLength: LONGEST_PASSWORD,
  description: 'What the seats are locked with.',
});
const Seq = Type.Integer({ minimum: 0, description: 'The number of the last entry that you know of.' });

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: '32 bytes as 64 hexadecimal digits.' });

export const NameRequest = Type.Object({ name: Name }, { ...closed, examples: [{ name: 'Anne' }] });
export type NameRequest = Static<typeof NameRequest>;

export const ClaimRequest = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 40, description: 'The one-time code of your other device.' }) },
  { ...closed, examples: [{ code: 'K7QD-2M9X' }] },
);
export type ClaimRequest = Static<typeof ClaimRequest>;

export const TokenRequest = Type.Object(
  { name: Type.Optional(Name) },
  { ...closed, description: 'The name is for a new player.', examples: [{ name: 'My bot' }] },
);
export type TokenRequest = Static<typeof TokenRequest>;

/** The choices of a set-up; in place of an edition, a preset can be named. */
export type GameChoices = Omit<Choices, 'edition'> & { readonly edition: Choices['edition'] | PresetId };

/** The engine checks the choices itself and says in words what is wrong. */
const GameChoicesSchema = Type.Unsafe<GameChoices>({
  type: 'object',
  description: `The choices of the set-up. Only the edition must be given (${EDITIONS.join(', ')}, or a preset: ${Object.keys(PRESETS).join(', ')}); everything else comes from it unless given: modules, seats, pirates, segments, landscape, layout, actions, hand, firstHand, recycle, supply, hands, luck, assist, limit, skipper.`,
  examples: [{ edition: 'classic', modules: ['retreat', 'assist'], hands: 'open' }, { edition: 'tortuga' }],
});

export const ClockSchema = Type.Union(
  [
    Type.Object({ kind: Type.Literal('none') }, closed),
    Type.Object({ kind: Type.Literal('live'), seconds: Type.Integer({ minimum: 5, maximum: 3600 }) }, closed),
    Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, closed),
  ],
  {
    description:
      'Time for a turn: {"kind": "none"}, {"kind": "live", "seconds": 5–3600} or {"kind": "days", "days": 1–30}.',
  },
);

export const SeatPlanSchema = Type.Union(
  [
    Type.Object({ by: Type.Literal('person') }, closed),
    Type.Object({ by: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }, closed),
  ],
  { description: 'Who is to sit there: {"by": "person"}, or {"by": "bot", "bot": its name}.' },
);

export const OpenRequest = Type.Object(
  {
    game: GameChoicesSchema,
    seats: Type.Optional(
      Type.Array(SeatPlanSchema, {
        minItems: 2,
        maxItems: COLOURS.length,
        description: 'One for each seat; people in all of them unless given.',
      }),
    ),
    clock: Type.Optional(ClockSchema),
    isPublic: Type.Optional(
      Type.Boolean({ description: 'Whether the lobby shows it. If not, it is found by its link only.' }),
    ),
    password: Type.Optional(Password),
    duplicate: Type.Optional(
      Type.Boolean({
        description:
          'A match on two boards with the same luck and the seats exchanged, for two seats (docs/same-luck.md).',
      }),
    ),
    name: Type.Optional(Name),
  },
  {
    ...closed,
    examples: [
      {
        game: { edition: 'classic' },
        seats: [{ by: 'person' }, { by: 'bot', bot: 'corsair' }],
        clock: { kind: 'none' },
      },
    ],
  },
);
export type OpenRequest = Static<typeof OpenRequest>;

export const SeatRequest = Type.Object(
  {
    name: Type.Optional(Name),
    seat: Type.Optional(Type.Integer({ minimum: 0, maximum: COLOURS.length - 1 })),
    colour: Type.Optional(Type.Enum([...COLOURS])),
    password: Type.Optional(Password),
    share: Type.Optional(Hash),
  },
  {
    ...closed,
    description: '`share` is the commitment to your share in the luck, if you have one (docs/fair-deals.md).',
    examples: [{ name: 'Mary', colour: 'green' }],
  },
);
export type SeatRequest = Static<typeof SeatRequest>;

const SeatNumber = Type.Integer({ minimum: 0, maximum: COLOURS.length - 1 });

export const RemoveRequest = Type.Object({ seat: SeatNumber }, { ...closed, examples: [{ seat: 1 }] });
export type RemoveRequest = Static<typeof RemoveRequest>;

export const LockRequest = Type.Object(
  { password: Type.Union([Password, Type.Null()], { description: 'Null: the seats are for everybody.' }) },
  { ...closed, examples: [{ password: 'ahoy' }] },
);
export type LockRequest = Static<typeof LockRequest>;

export const IdleRequest = Type.Object(
  { against: SeatNumber },
  { ...closed, description: 'The seat that must decide and does not.', examples: [{ against: 1 }] },
);
export type IdleRequest = Static<typeof IdleRequest>;

export const HireRequest = Type.Object(
  { bot: Type.String({ maxLength: 40, description: 'The name of a bot.' }) },
  { ...closed, examples: [{ bot: 'corsair' }] },
);
export type HireRequest = Static<typeof HireRequest>;

export const ShareRequest = Type.Object(
  { commitment: Hash },
  { ...closed, description: 'The commitment to your share in the luck.', examples: [{ commitment: 'ab'.repeat(32) }] },
);
export type ShareRequest = Static<typeof ShareRequest>;

export const RevealRequest = Type.Object(
  { share: Hash },
  { ...closed, description: 'The share that you have committed to.', examples: [{ share: 'cd'.repeat(32) }] },
);
export type RevealRequest = Static<typeof RevealRequest>;

export const ActionRequest = Type.Object(
  {
    seq: Seq,
    action: Type.Union([Type.String({ maxLength: 100 }), Type.Object({ type: Type.String({ maxLength: 40 }) })], {
      description: 'One of `legal` of the table, or the same as text, such as "play 12 key".',
    }),
  },
  { ...closed, examples: [{ seq: 17, action: { type: 'play', from: 'start', card: 'key' } }] },
);
export type ActionRequest = Static<typeof ActionRequest>;

export const BackRequest = Type.Object(
  { to: Type.Integer({ minimum: 0, description: 'How many actions are to stay.' }) },
  { ...closed, examples: [{ to: 12 }] },
);
export type BackRequest = Static<typeof BackRequest>;

export const BackAnswerRequest = Type.Object(
  {
    agrees: Type.Boolean(),
    to: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: '`to` of the request that you mean. If it is another one now, nothing is done.',
      }),
    ),
  },
  { ...closed, examples: [{ agrees: true, to: 12 }] },
);
export type BackAnswerRequest = Static<typeof BackAnswerRequest>;

export const ChatRequest = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_TEXT })),
    emote: Type.Optional(Type.Enum([...EMOTES])),
  },
  { ...closed, description: 'Either a text or an emote.', examples: [{ text: 'Ahoy!' }, { emote: 'well-played' }] },
);
export type ChatRequest = Static<typeof ChatRequest>;

export const MuteRequest = Type.Object(
  {
    voice: Type.Integer({ minimum: 0, description: '`voice` of a seat, or of something that was said.' }),
    isMuted: Type.Boolean({ description: 'False: you want to hear them again.' }),
  },
  { ...closed, examples: [{ voice: 2, isMuted: true }] },
);
export type MuteRequest = Static<typeof MuteRequest>;

export const DailyRequest = Type.Object(
  {
    result: Type.String({
      minLength: 1,
      description: 'The whole game: `1;`, the day, and the actions of all seats in notation, with `;` between them.',
    }),
    name: Type.Optional(Name),
  },
  { ...closed, examples: [{ result: '1;2026-11-18;play start key;end', name: 'Anne' }] },
);
export type DailyRequest = Static<typeof DailyRequest>;

const page = {
  after: Type.Optional(Type.String({ maxLength: 160, description: '`next` of the page before.' })),
  limit: Type.Optional(
    Type.String({ pattern: '^([1-9]|[1-4][0-9]|50)$', description: 'From 1 to 50, 20 unless given.' }),
  ),
};

export const PageQuery = Type.Object(page, closed);
export type PageQuery = Static<typeof PageQuery>;

export const ListQuery = Type.Object({ status: Type.Optional(Type.Enum(['open', 'playing'])), ...page }, closed);
export type ListQuery = Static<typeof ListQuery>;
