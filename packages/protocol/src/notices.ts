/** Notices of a player's turn: requests, answers, and the notices themselves. */
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };

const LONGEST_URL = 1000;
const Url = Type.String({ minLength: 1, maxLength: LONGEST_URL });

export const PushKey = Type.Object({
  publicKey: Type.String({ description: 'What a browser wants as `applicationServerKey`.' }),
});
export type PushKey = Static<typeof PushKey>;

export const SubscribeRequest = Type.Object(
  {
    endpoint: Url,
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 100 }), auth: Type.String({ maxLength: 40 }) }, closed),
  },
  { ...closed, description: 'A `PushSubscription` of a browser, as JSON.' },
);
export type SubscribeRequest = Static<typeof SubscribeRequest>;

export const UnsubscribeRequest = Type.Object({ endpoint: Url }, closed);
export type UnsubscribeRequest = Static<typeof UnsubscribeRequest>;

export const Subscriptions = Type.Object({
  subscriptions: Type.Array(Type.Object({ endpoint: Type.String(), created: Type.Number() })),
});
export type Subscriptions = Static<typeof Subscriptions>;

export const WebhookRequest = Type.Object(
  { url: Url },
  { ...closed, examples: [{ url: 'https://example.org/my-turn' }] },
);
export type WebhookRequest = Static<typeof WebhookRequest>;

export const WebhookUrl = Type.Object({
  url: Type.Union([Type.String(), Type.Null()], { description: 'Null: there is none.' }),
});
export type WebhookUrl = Static<typeof WebhookUrl>;

export const NewWebhook = Type.Object({
  url: Type.String(),
  secret: Type.String({ description: 'What calls are signed with. It is shown this once.' }),
});
export type NewWebhook = Static<typeof NewWebhook>;

/** How players can be notified. */
export const DOORS = ['push', 'webhook'] as const;
export type Door = (typeof DOORS)[number];

export const TrialRequest = Type.Object(
  { by: Type.Optional(Type.Enum([...DOORS])) },
  { additionalProperties: false, examples: [{ by: 'webhook' }] },
);
export type TrialRequest = Static<typeof TrialRequest>;

export const Trial = Type.Object({
  by: Type.Enum([...DOORS]),
  isDelivered: Type.Boolean(),
  status: Type.Optional(Type.Integer({ description: 'What was answered there.' })),
  reason: Type.Optional(Type.String({ description: 'Why there was no answer.' })),
});
export type Trial = Static<typeof Trial>;

/** What a browser is pushed. */
export type PushNotice =
  | { readonly event: 'test' }
  | {
      readonly event: 'your-turn' | 'shuffling';
      readonly game: string;
      readonly edition: string;
      readonly names: readonly string[];
    };

/** What a webhook is sent: one's own turns, or those of all people at a table; and that a table waits for a share in its shuffle. */
export type WebhookNotice =
  | { readonly event: 'test' }
  | {
      readonly event: 'your-turn' | 'turn' | 'shuffling';
      readonly game: string;
      readonly seat: number;
      readonly name: string;
      /** Where the table can be seen. */
      readonly url: string;
      readonly at: number;
    };
