/**
 * Notifies people who do not look at the table that it is their turn, and a table's webhook of each turn of a person. A notice is
 * stored in the same write as what made it somebody's turn, as a job for each browser and webhook; whichever node takes a job first
 * delivers it, and if that node dies, another one does. So each notice is sent at least once. What fails is tried again, later each
 * time, and then given up. Nothing here can disturb a game.
 */
import type { Door } from '@cartagena/protocol';
import type { Logger } from '../logger.ts';
import type { Job, Store } from '../store/store.ts';
import type { Tables } from '../table-host/tables.ts';
import { makeAllowance } from './allowance.ts';
import type { Courier, Parcel } from './courier.ts';
import { isDelivered, isGone, isWorthAnotherTry, outcomeOf } from './delivery.ts';
import { pushParcel, type Sender } from './push.ts';
import { type Turn, waitsFor } from './turn.ts';
import { webhookParcel } from './webhook.ts';

export interface NoticesOptions {
  readonly store: Pick<Store, 'push' | 'webhooks' | 'jobs' | 'game'>;
  readonly tables: Pick<Tables, 'notifyWith' | 'onAppended'>;
  readonly log: Logger;
  readonly courier: Pick<Courier, 'post'>;
  readonly sender: Sender;
  /** Whether the player has the table before its eyes. */
  readonly isPresent: (game: string, player: string) => boolean;
  readonly linkTo: (game: string) => string;
  readonly now?: () => number;
  /** Before each further attempt. */
  readonly delaysMs?: readonly number[];
  /** How often to look for jobs of other nodes, and for those to be tried again. */
  readonly everyMs?: number;
  /** If a node has not finished a job by then, it is dead. */
  readonly leaseMs?: number;
  /** Notices that each browser and each webhook gets in a minute. */
  readonly perMinute?: number;
  /** Hears what became of each attempt. */
  readonly onAttempt?: (door: Door, isDelivered: boolean) => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DELAYS_MS = [SECOND, 5 * SECOND, 20 * SECOND, 2 * MINUTE, 10 * MINUTE];
/** More than an attempt may take. */
const LEASE_MS = 20 * SECOND;
/** More than any player needs; fewer than would trouble a stranger whose address was given instead. */
const PER_MINUTE = 60;
/** Jobs that are taken, and attempts that are under way, at once. */
const BATCH = 20;
const MOST_UNDER_WAY = 100;
/** Turns that begin together are looked for together. */
const SOON_MS = 20;

/** What a door leads to; undefined if there is nothing there any more. */
interface Addressed {
  readonly parcel: Parcel;
  /** For the log: its URL may itself be a secret. */
  readonly about: object;
  /** Of a player; others are of a table. */
  readonly isPersonal: boolean;
}

export class Notices {
  private readonly options: Required<NoticesOptions>;
  private readonly isAllowed: (door: string) => boolean;
  private readonly stop: () => void;
  private readonly timer: NodeJS.Timeout;
  private soon: NodeJS.Timeout | undefined;
  private taking: Promise<void> | undefined;
  private readonly underWay = new Set<Promise<void>>();
  private isClosed = false;
  private hasLastLookFailed = false;

  constructor(options: NoticesOptions) {
    this.options = {
      ...{ now: Date.now, delaysMs: DELAYS_MS, everyMs: SECOND, leaseMs: LEASE_MS, perMinute: PER_MINUTE },
      onAttempt: () => {},
      ...options,
    };
    this.isAllowed = makeAllowance(this.options.perMinute, MINUTE, Date.now);
    options.tables.notifyWith((before, after) =>
      waitsFor(before, after).map(turn => {
        const { game, player } = turn;
        return { player, isPresent: options.isPresent(game, player), body: JSON.stringify(turn) };
      }),
    );
    this.stop = options.tables.onAppended((before, after) => {
      if (waitsFor(before, after).length > 0) this.soon ??= setTimeout(() => void this.look(), SOON_MS).unref();
    });
    this.timer = setInterval(() => void this.look(), this.options.everyMs).unref();
  }

  /** Resolves when nothing is under way; other nodes do the rest, or this one when it is back. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stop();
    clearInterval(this.timer);
    clearTimeout(this.soon);
    await this.taking;
    await Promise.all(this.underWay);
  }

  private look(): Promise<void> {
    clearTimeout(this.soon);
    this.soon = undefined;
    this.taking ??= this.takeAll().finally(() => {
      this.taking = undefined;
    });
    return this.taking;
  }

  private async takeAll(): Promise<void> {
    const { store, log, now, leaseMs } = this.options;
    try {
      for (let taken = BATCH; taken === BATCH && !this.isClosed && this.underWay.size < MOST_UNDER_WAY; ) {
        const jobs = await store.jobs.take(now(), now() + leaseMs, BATCH);
        for (const job of jobs) this.begin(job);
        taken = jobs.length;
      }
      this.hasLastLookFailed = false;
    } catch (error) {
      // One complaint is enough until it succeeds.
      if (!this.hasLastLookFailed) log.error({ error: (error as Error).message }, 'Could not look for notices.');
      this.hasLastLookFailed = true;
    }
  }

  private begin(job: Job): void {
    const { log } = this.options;
    const working: Promise<void> = this.work(job)
      .catch(error => log.error({ door: job.door, error: (error as Error).message }, 'Could not send a notice.'))
      .finally(() => this.underWay.delete(working));
    this.underWay.add(working);
  }

  private async work(job: Job): Promise<void> {
    const { store, log, now, delaysMs, courier, onAttempt } = this.options;
    const turn = JSON.parse(job.body) as Turn;
    const addressed = await this.address(job, turn);
    // More attempts than there are delays: nodes died, or the database failed, with it.
    const isTooLate = job.attempts > delaysMs.length + 1;
    if (addressed === undefined || isTooLate || !(await this.isWanted(job, turn, addressed)))
      return store.jobs.remove(job.id);
    const delivery = await courier.post(addressed.parcel);
    onAttempt(job.door, isDelivered(delivery));
    const delayMs = isWorthAnotherTry(delivery) ? delaysMs[job.attempts - 1] : undefined;
    if (delayMs !== undefined) return store.jobs.retry(job.id, now() + delayMs);
    await store.jobs.remove(job.id);
    if (job.door === 'push' && isGone(delivery)) await store.push.remove(job.target);
    else if (!isDelivered(delivery)) log.warn({ ...addressed.about, ...outcomeOf(delivery) }, FAILED[job.door]);
  }

  /** A first attempt may be one too many; a later one may be about a turn that has passed. */
  private async isWanted({ target, attempts }: Job, { event, game, player, at }: Turn, { isPersonal }: Addressed) {
    if (attempts === 1) return this.isAllowed(target);
    const row = isPersonal ? await this.options.store.game(game) : undefined;
    if (event === 'shuffling') return !isPersonal || row?.status === 'open';
    return !isPersonal || (row?.actorPlayer === player && row.actorSince === at);
  }

  private address(job: Job, turn: Turn): Promise<Addressed | undefined> {
    return job.door === 'push' ? this.toBrowser(job, turn) : this.toWebhook(job, turn);
  }

  private async toWebhook({ id, target }: Job, turn: Turn): Promise<Addressed | undefined> {
    const { webhooks } = this.options.store;
    const webhook = await webhooks.get(target);
    if (webhook === undefined) return undefined;
    const { game, seat, name, at, host } = turn;
    const isPersonal = webhook.game === null;
    if (!isPersonal && webhook.player !== host) {
      // Its host has left.
      await webhooks.remove(target, webhook.player);
      return undefined;
    }
    const event = turn.event === 'shuffling' ? 'shuffling' : isPersonal ? 'your-turn' : 'turn';
    const parcel = webhookParcel(webhook, { event, game, seat, name, url: this.options.linkTo(game), at }, id);
    return { parcel, about: { webhook: target }, isPersonal };
  }

  private async toBrowser({ target }: Job, turn: Turn): Promise<Addressed | undefined> {
    const { store, sender, log } = this.options;
    const subscription = await store.push.get(target);
    if (subscription === undefined) return undefined;
    const { game, edition, names } = turn;
    const { player } = subscription;
    try {
      const parcel = pushParcel(subscription, { event: turn.event ?? 'your-turn', game, edition, names }, sender);
      return { parcel, about: { player }, isPersonal: true };
    } catch {
      log.warn({ player }, 'A push subscription has no proper keys; it is removed.');
      await store.push.remove(target);
      return undefined;
    }
  }
}

const FAILED: { readonly [door in Door]: string } = { push: 'A push notice failed.', webhook: 'A webhook failed.' };
