/**
 * Tells people who are not looking that it is their turn, and a table's webhook of each turn of a person. The node that appended
 * what made it their turn does so, hence once, however many nodes there are; if it dies just then, nobody does. Nothing here can
 * disturb a game.
 */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Door, WebhookNotice } from '@cartagena/protocol';
import type { Logger } from '../logger.ts';
import type { PushSubscription, Store, Webhook } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { makeAllowance } from './allowance.ts';
import type { Courier, Parcel } from './courier.ts';
import { type Delivery, isDelivered, isGone, isWorthAnotherTry, outcomeOf } from './delivery.ts';
import { pushParcel, type Sender } from './push.ts';
import { type Turn, turnBegun } from './turn.ts';
import { webhookParcel } from './webhook.ts';

export interface NoticesOptions {
  readonly store: Pick<Store, 'push' | 'webhooks'>;
  readonly tables: Tables;
  readonly log: Logger;
  readonly courier: Pick<Courier, 'post'>;
  readonly sender: Sender;
  /** Whether the player has the table before its eyes. */
  readonly isPresent: (game: string, player: string) => boolean | Promise<boolean>;
  readonly linkTo: (game: string) => string;
  /** Milliseconds before each further attempt. */
  readonly delays?: readonly number[];
  /** Turns that each player, and each table's webhook, is told of in a minute. */
  readonly perMinute?: number;
  /** Hears what became of each notice. */
  readonly onTold?: (door: Door, isDelivered: boolean) => void;
}

const DELAYS = [1000, 5000, 20_000];
/** Turns that people are being told of at once; beyond, they are not told. */
const MOST = 1000;
/** More than anybody plays; fewer than would trouble a stranger whose address somebody gave as their own. */
const PER_MINUTE = 60;
const MINUTE = 60_000;

export class Notices {
  private readonly options: Required<NoticesOptions>;
  private readonly mayTell: (whom: string) => boolean;
  private readonly stop: () => void;
  private readonly closing = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(options: NoticesOptions) {
    this.options = { delays: DELAYS, perMinute: PER_MINUTE, onTold: () => {}, ...options };
    this.mayTell = makeAllowance(this.options.perMinute, MINUTE, Date.now);
    setMaxListeners(0, this.closing.signal);
    this.stop = options.tables.onAppended((before, after) => {
      const turn = turnBegun(before, after);
      if (turn) this.begin(turn);
    });
  }

  /** Gives up what is to be tried again; resolves when nothing is under way. */
  async close(): Promise<void> {
    this.stop();
    this.closing.abort();
    await Promise.all(this.underWay);
  }

  private begin(turn: Turn): void {
    const { log } = this.options;
    const { game } = turn;
    if (this.underWay.size >= MOST) {
      log.warn({ game }, 'Too many notices at once; this one is left out.');
      return;
    }
    const telling: Promise<void> = this.tell(turn)
      .catch(error => log.error({ game, error: (error as Error).message }, 'Could not tell whose turn it is.'))
      .finally(() => this.underWay.delete(telling));
    this.underWay.add(telling);
  }

  private async tell(turn: Turn): Promise<void> {
    const { store, linkTo } = this.options;
    const { game, seat, name, at } = turn;
    const about = { game, seat, name, url: linkTo(game), at };
    const ofTable = await store.webhooks.ofGame(game);
    await Promise.all([
      this.tellPlayer(turn, { event: 'your-turn', ...about }),
      ...ofTable
        .filter(({ id }) => this.mayTell(id))
        .map(webhook => this.callWebhook(webhook, { event: 'turn', ...about })),
    ]);
  }

  private async tellPlayer(turn: Turn, notice: WebhookNotice): Promise<void> {
    const { isPresent, store } = this.options;
    const { game, player } = turn;
    if ((await isPresent(game, player)) || !this.mayTell(player)) return;
    const [subscriptions, webhooks] = await Promise.all([store.push.of(player), store.webhooks.ofPlayer(player)]);
    await Promise.all([
      ...webhooks.map(webhook => this.callWebhook(webhook, notice)),
      ...subscriptions.map(subscription => this.push(subscription, turn)),
    ]);
  }

  private async callWebhook(webhook: Webhook, notice: WebhookNotice): Promise<void> {
    const { log } = this.options;
    const delivery = await this.deliver('webhook', webhookParcel(webhook, notice));
    // Its URL may itself be a secret.
    if (!isDelivered(delivery)) log.warn({ webhook: webhook.id, ...outcomeOf(delivery) }, 'A webhook failed.');
  }

  private async push(subscription: PushSubscription, { game, edition, names }: Turn): Promise<void> {
    const { log, store, sender } = this.options;
    const { player, endpoint } = subscription;
    let parcel: Parcel;
    try {
      parcel = pushParcel(subscription, { event: 'your-turn', game, edition, names }, sender);
    } catch {
      log.warn({ player }, 'A push subscription has no proper keys; it is removed.');
      return store.push.remove(endpoint);
    }
    const delivery = await this.deliver('push', parcel);
    if (isGone(delivery)) return store.push.remove(endpoint);
    if (!isDelivered(delivery)) log.warn({ player, ...outcomeOf(delivery) }, 'A push notice failed.');
  }

  private async deliver(door: Door, parcel: Parcel): Promise<Delivery> {
    const { courier, delays, onTold } = this.options;
    const { signal } = this.closing;
    let delivery = await courier.post(parcel);
    for (const delay of delays) {
      if (signal.aborted || !isWorthAnotherTry(delivery)) break;
      await sleep(delay, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) delivery = await courier.post(parcel);
    }
    onTold(door, isDelivered(delivery));
    return delivery;
  }
}
