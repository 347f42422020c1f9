/** Where a player is notified of their turn: browsers by Web Push, and webhooks. */
import {
  NewWebhook,
  PushKey,
  SubscribeRequest,
  Subscriptions,
  Trial,
  TrialRequest,
  UnsubscribeRequest,
  WebhookRequest,
  WebhookUrl,
} from '@cartagena/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { pushParcel } from '../notices/push.ts';
import { tryDoor } from '../notices/trial.ts';
import type { Webhook } from '../store/store.ts';
import { mayHost } from '../table-log/gather.ts';
import type { App } from './fastify-app.ts';
import { type Parts, tableOf, whoAsks } from './parts.ts';
import { HttpProblem, problem } from './problem.ts';
import { newToken } from './secrets.ts';

/** The most browsers of one player. One more replaces the oldest. */
const BROWSERS = 10;
const tags = ['notices'];

export function noticeRoutes(app: App, parts: Parts): void {
  const { store, mail, limits, now } = parts;

  app.get(
    '/push-key',
    {
      schema: {
        tags,
        summary: 'What a browser needs to subscribe to pushes of this server',
        response: { 200: PushKey },
      },
    },
    async () => ({ publicKey: mail.sender.publicKey }),
  );

  app.get(
    '/me/push',
    { schema: { tags, summary: 'Browsers that are pushed when it is your turn', response: { 200: Subscriptions } } },
    async request => {
      const known = await store.push.of(whoAsks(request));
      return { subscriptions: known.map(({ endpoint, created }) => ({ endpoint, created })) };
    },
  );

  app.post(
    '/me/push',
    {
      schema: {
        tags,
        summary: 'Have this browser pushed when it is your turn',
        description: `At most ${BROWSERS}; one more takes the place of the oldest.`,
        body: SubscribeRequest,
      },
    },
    async (request, reply) => {
      const player = whoAsks(request);
      await limits.notices(request, reply);
      const { endpoint } = request.body;
      check(parts, 'endpoint', endpoint);
      const keys = JSON.stringify(request.body.keys);
      if (!canSeal(parts, { endpoint, keys })) throw problem('bad-push-keys', { field: 'keys' });
      await store.push.put({ endpoint, player, keys, created: now() });
      const oldestFirst = (await store.push.of(player)).sort((a, b) => a.created - b.created);
      for (const old of oldestFirst.slice(0, -BROWSERS)) await store.push.remove(old.endpoint);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/me/push',
    { schema: { tags, summary: 'Push this browser no more', body: UnsubscribeRequest } },
    async (request, reply) => {
      const { endpoint } = request.body;
      const known = await store.push.of(whoAsks(request));
      if (known.some(one => one.endpoint === endpoint)) await store.push.remove(endpoint);
      return reply.code(204).send();
    },
  );

  app.post(
    '/me/notices/test',
    {
      schema: {
        tags,
        summary: 'Send yourself one notice now, to see that it works',
        description: 'To the browser that was subscribed last, or to your webhook if you say so or have no browser.',
        body: TrialRequest,
        response: { 200: Trial },
      },
    },
    async (request, reply) => {
      const player = whoAsks(request);
      await limits.notices(request, reply);
      const delivered = await tryDoor(store, mail, player, request.body.by);
      if (delivered === undefined) throw problem('no-door');
      return delivered;
    },
  );

  webhookRoutes(app, parts, {
    path: '/me/webhook',
    about: 'it is your turn',
    owner: async request => ({ id: `player ${whoAsks(request)}`, player: whoAsks(request), game: null }),
  });

  webhookRoutes(app, parts, {
    path: '/games/:id/webhook',
    about: 'it is anybody’s turn at this table; for its host',
    async owner(request) {
      const player = whoAsks(request);
      const game = tableOf(request);
      const table = await parts.tables.read(game);
      if (table === undefined) throw problem('no-table');
      return { id: `game ${game}`, player, game };
    },
    async mayPut({ player, game }) {
      const judged = mayHost((await parts.tables.read(game!))!, player);
      if (!judged.ok) throw new HttpProblem(judged.reason);
    },
  });
}

interface WebhookPlace {
  readonly path: string;
  readonly about: string;
  /** The owner of the webhook; each owner has one. */
  owner(request: FastifyRequest): Promise<Owner>;
  /** Throws if this player cannot set one. */
  mayPut?(owner: Owner): Promise<void>;
}

type Owner = Pick<Webhook, 'id' | 'player' | 'game'>;

function webhookRoutes(app: App, parts: Parts, { path, about, owner, mayPut }: WebhookPlace): void {
  const { webhooks } = parts.store;

  const find = async (request: FastifyRequest): Promise<Webhook | undefined> => {
    const place = await owner(request);
    const { id, player, game } = place;
    const known = await (game === null ? webhooks.ofPlayer(player) : webhooks.ofGame(game));
    // A webhook set by another host is not shown to this player.
    const own = known.find(one => one.id === id && one.player === player);
    if (own === undefined) await mayPut?.(place);
    return own;
  };

  app.get(
    path,
    { schema: { tags, summary: `The webhook that is called when ${about}`, response: { 200: WebhookUrl } } },
    async request => ({ url: (await find(request))?.url ?? null }),
  );

  app.put(
    path,
    {
      schema: {
        tags,
        summary: `Set the webhook that is called when ${about}`,
        description: 'Calls are signed with the secret that you get here; it takes the place of an older one.',
        body: WebhookRequest,
        response: { 200: NewWebhook },
      },
    },
    async (request, reply) => {
      const place = await owner(request);
      await mayPut?.(place);
      await parts.limits.notices(request, reply);
      const { url } = request.body;
      check(parts, 'url', url);
      const secret = newToken();
      await webhooks.put({ ...place, url, secret, created: parts.now() });
      return { url, secret };
    },
  );

  app.delete(path, { schema: { tags, summary: `Call no webhook any more when ${about}` } }, async (request, reply) => {
    const known = await find(request);
    if (known) await webhooks.remove(known.id, known.player);
    return reply.code(204).send();
  });
}

function check({ mail }: Pick<Parts, 'mail'>, field: string, url: string): void {
  const judged = mail.courier.judge(url);
  if (!judged.ok) throw new HttpProblem(judged.reason, { field });
}

function canSeal({ mail }: Pick<Parts, 'mail'>, subscription: Parameters<typeof pushParcel>[0]): boolean {
  try {
    pushParcel(subscription, { event: 'test' }, mail.sender);
    return true;
  } catch {
    return false;
  }
}
