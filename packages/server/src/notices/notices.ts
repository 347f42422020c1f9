/**
 * Tells people who are not looking that it is their turn. The node that appended what made it their turn does so, hence once,
 * however many nodes there are; if it dies just then, nobody does. Nothing here can disturb a game.
 */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@cartagena/engine';
import type { Logger } from '../logger.ts';
import type { PushSubscription, Store, Webhook } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Courier, Parcel } from './courier.ts';
import { pushParcel, type Sender } from './push.ts';
import { type Turn, turnBegun } from './turn.ts';
import { webhookParcel } from './webhook.ts';

export interface NoticesOptions {
  readonly store: Pick<Store, 'push' | 'webhooks'>;
  readonly tables: Tables;
  readonly log: Logger;
  readonly courier: Pick<Courier, 'post'>;
  /** Undefined: no Web Push. */
  readonly sender?: Sender;
  /** Whether the player has the table before its eyes. */
  readonly isPresent: (game: string, player: string) => boolean | Promise<boolean>;
  readonly linkTo: (game: string) => string;
  /** Milliseconds before each further attempt. */
  readonly delays?: readonly number[];
}

const DELAYS = [1000, 5000, 20_000];
/** Turns that people are being told of at once; beyond, they are not told. */
const MOST = 1000;

export class Notices {
  private readonly options: Required<Omit<NoticesOptions, 'sender'>> & Pick<NoticesOptions, 'sender'>;
  private readonly stop: () => void;
  private readonly closing = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(options: NoticesOptions) {
    this.options = { delays: DELAYS, ...options };
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
    const { isPresent, store, sender } = this.options;
    const { game, player } = turn;
    if (await isPresent(game, player)) return;
    const [subscriptions, always, here] = await Promise.all([
      sender ? store.push.of(player) : [],
      store.webhooks.ofPlayer(player),
      store.webhooks.ofGame(game),
    ]);
    // It says "your turn": others at the table are told of theirs.
    const webhooks = [...always, ...here.filter(one => one.player === player)];
    await Promise.all([
      ...webhooks.map(webhook => this.callWebhook(webhook, turn)),
      ...subscriptions.map(subscription => this.push(subscription, turn, sender!)),
    ]);
  }

  private async callWebhook(webhook: Webhook, turn: Turn): Promise<void> {
    const result = await this.deliver(webhookParcel(webhook, turn, this.options.linkTo(turn.game)));
    // Its URL may itself be a secret.
    if (!isDelivered(result)) this.options.log.warn({ webhook: webhook.id, ...outcome(result) }, 'A webhook failed.');
  }

  private async push(subscription: PushSubscription, turn: Turn, sender: Sender): Promise<void> {
    const { log, store } = this.options;
    const { player, endpoint } = subscription;
    let parcel: Parcel;
    try {
      parcel = pushParcel(subscription, turn, sender);
    } catch {
      log.warn({ player }, 'A push subscription has no proper keys; it is removed.');
      return store.push.remove(endpoint);
    }
    const result = await this.deliver(parcel);
    if (result.ok && GONE.includes(result.value)) return store.push.remove(endpoint);
    if (!isDelivered(result)) log.warn({ player, ...outcome(result) }, 'A push notice failed.');
  }

  private async deliver(parcel: Parcel): Promise<Result<number>> {
    const { courier, delays } = this.options;
    const { signal } = this.closing;
    let result = await courier.post(parcel);
    for (const delay of delays) {
      if (signal.aborted || !isWorthAnotherTry(result)) break;
      await sleep(delay, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) result = await courier.post(parcel);
    }
    return result;
  }
}

/** A push service says so of subscriptions that are no more. */
const GONE = [404, 410];
const TOO_MANY = 429;
const PASSING = ['timeout', 'no-connection', 'unknown-host'];

const isDelivered = (result: Result<number>): boolean => result.ok && result.value >= 200 && result.value < 300;

function isWorthAnotherTry(result: Result<number>): boolean {
  if (!result.ok) return PASSING.includes(result.reason.code);
  return result.value === TOO_MANY || result.value >= 500;
}

const outcome = (result: Result<number>) => (result.ok ? { status: result.value } : { reason: result.reason.code });
