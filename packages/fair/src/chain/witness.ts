/**
 * The client's part in a fair deal. A witness follows the chain of one table, remembers what this client sent and saw, draws its
 * shares, decides when a share may be revealed, and raises an alarm as soon as something does not fit. The browser and the tests
 * use the same one.
 */
import { toHex } from '../encoding.ts';
import type { RecordedConfig } from '../recorded-config.ts';
import { Chain, type MirroredDeal } from './chain.ts';
import { type ChainLink, entryOf, type LinkEntry } from './chain-entry.ts';
import {
  type AlarmCode,
  type ChainEvidence,
  type FairAlarm,
  hashOfConfig,
  newEvidence,
  SENT_KINDS,
  type SentEntry,
  type SentKind,
} from './chain-evidence.ts';
import { commitToShare } from './hashes.ts';

/** Where the evidence is saved. Several windows may share it, so it is read before each change. */
export interface EvidenceStorage {
  read(): ChainEvidence | undefined;
  write(evidence: ChainEvidence): void;
}

/** An update as the server sends it. */
export interface ChainUpdate {
  /** The number of the log's entry. */
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  /** Absent for what is not part of the chain: talk, and what follows the game. */
  readonly link?: ChainLink | undefined;
}

/** More say nothing new. */
const MAX_ALARMS = 50;
/** Kinds of entries that a client may receive without a link. */
export const UNCHAINED = ['said', 'muted', 'private', 'locked', 'rematch'] as readonly string[];

export class Witness {
  readonly chain: Chain;
  private readonly storage: EvidenceStorage;
  private readonly randomShare: () => Uint8Array;
  private readonly evidenceOf: (game: string) => ChainEvidence | undefined;
  private isBroken = false;

  /** `randomShare` gives 32 bytes from a cryptographic generator; `evidenceOf` what this client saved of another table. */
  constructor(
    game: string,
    storage: EvidenceStorage,
    randomShare: () => Uint8Array,
    evidenceOf: (game: string) => ChainEvidence | undefined = () => undefined,
  ) {
    this.chain = new Chain(game);
    this.storage = storage;
    this.randomShare = randomShare;
    this.evidenceOf = evidenceOf;
  }

  get evidence(): ChainEvidence {
    return this.storage.read() ?? newEvidence(this.chain.game);
  }

  get alarms(): readonly FairAlarm[] {
    return this.evidence.alarms;
  }

  /** The server's commitment, wherever it was shown. The first one counts. */
  seeCommitment(commitment: string): void {
    const { evidence } = this;
    if (evidence.commitment === null) this.change({ commitment });
    else if (evidence.commitment !== commitment) this.raise('commitment', 'The server shows another commitment.');
  }

  /** The configuration as it is recorded, wherever it was shown. The first one counts. */
  seeConfig(config: RecordedConfig): void {
    const first = this.evidence.config;
    if (first === null) this.change({ config });
    else if (hashOfConfig(first) !== hashOfConfig(config)) this.raise('config', 'The configuration was changed.');
    if (this.chain.length > 0) this.checkConfig();
  }

  /** This client's seat; null if it watches. A share of this client in the chain says it better. */
  sitAt(seat: number | null): void {
    if (this.seatOfShare() === undefined && this.evidence.seat !== seat) this.change({ seat });
  }

  /** The commitment to send. The share behind it is new after each deal that was called off. */
  offerShare(): string {
    const { commitment, shares } = this.evidence;
    if (commitment === null) throw new Error('A share is drawn after the server has shown its commitment.');
    const last = shares.at(-1);
    if (last && last.revealedFor === null) return last.commitment;
    const share = toHex(this.randomShare());
    const own = { share, commitment: commitToShare(this.chain.game, commitment, share), revealedFor: null };
    this.change({ shares: [...shares, own] });
    return own.commitment;
  }

  /**
   * Whether this client should send a commitment now: its seat has none, or one of another device and this one has just been opened.
   * Of several devices the last one that was opened reveals.
   */
  get shouldCommit(): boolean {
    const { commitment, seat, shares } = this.evidence;
    if (!this.isTrusting || this.chain.phase !== 'gathering' || commitment === null || seat === null) return false;
    if (this.chain.mirrored) return false;
    const own = this.chain.seats[seat];
    if (own?.isTaken !== true || own.isBot) return false;
    return own.commitment === null || (shares.length === 0 && !this.isOwnShare(own.commitment));
  }

  /** Whether nothing was found that an honest server does not do: otherwise this client adds nothing to the luck. */
  private get isTrusting(): boolean {
    return !this.isBroken && this.evidence.alarms.every(({ code }) => code === 'elsewhere');
  }

  /**
   * The share to reveal now, if everything is frozen as this client saw it: its commitment at its seat, the first commitment of the
   * server, the configuration, and a chain without a break. From now on it belongs to this freeze and to no other.
   */
  shareToReveal(): string | undefined {
    const { chain, evidence } = this;
    const { seat, shares } = evidence;
    if (!this.isTrusting || chain.phase !== 'dealing' || seat === null || evidence.config === null) return undefined;
    if (chain.length < evidence.length) return undefined;
    const frozen = chain.seats[seat];
    const own = shares.at(-1);
    if (!own || frozen.commitment !== own.commitment || frozen.share !== null) return undefined;
    if (own.revealedFor !== null && own.revealedFor !== chain.frozenHead) return undefined;
    this.change({ shares: [...shares.slice(0, -1), { ...own, revealedFor: chain.frozenHead }] });
    return own.share;
  }

  /** To be called before something is sent. */
  willSend(kind: SentKind, what: unknown = null): void {
    this.change({ sent: [...this.evidence.sent, { kind, what: [what], at: null, acknowledged: null }] });
  }

  /** The server has done what was sent, with the log's entry `seq`; or it has refused it: null. */
  answered(kind: SentKind, what: unknown, seq: number | null): void {
    const { sent } = this.evidence;
    const text = JSON.stringify(what ?? null);
    const isIt = (one: SentEntry) => one.kind === kind && one.what.some(sentWhat => JSON.stringify(sentWhat) === text);
    const i = sent.findLastIndex(one => isIt(one) && one.acknowledged === null && (one.at === null || seq === null));
    if (i < 0) return;
    const left = sent[i].what.filter(sentWhat => JSON.stringify(sentWhat) !== text);
    if (seq !== null) this.change({ sent: sent.with(i, { ...sent[i], acknowledged: seq }) });
    else if (sent[i].at === null) this.change({ sent: sent.toSpliced(i, 1) });
    else if (left.length > 0) this.change({ sent: sent.with(i, { ...sent[i], what: left }) });
  }

  /** The next update of the table. All of them must come, in their order, from the first on. */
  observe({ seq, kind, seat, link }: ChainUpdate): void {
    if (!UNCHAINED.includes(kind) && !this.isBroken) this.follow(seq, kind, seat, link);
    const { sent } = this.evidence;
    const missing = sent.find(({ at, acknowledged }) => at === null && acknowledged !== null && acknowledged < seq);
    if (!missing) return;
    this.change({ sent: sent.filter(one => one !== missing) });
    if (!this.isInChain(missing))
      this.raise('missing', `The server acknowledged “${missing.kind}” of this seat, but it is not in the chain.`);
  }

  private follow(seq: number, kind: string, seat: number | null, link: ChainLink | undefined): void {
    const entry = link && entryOf(kind, seat, link);
    if (!entry) return void this.break('link', `The update “${kind}” has no valid link in the chain.`);
    const before = this.evidence;
    const broken = this.chain.take(entry);
    if (broken !== undefined) return void this.break('rule', broken);
    const { length, head, commitment } = this.chain;
    if (length === 1) this.seeCommitment(commitment);
    if (length === 1 && before.config) this.checkConfig();
    if (length < before.length) return;
    if (length === before.length) {
      if (head !== before.head) this.break('history', 'The server shows another course of this table than before.');
      return;
    }
    this.change({ length, head, seat: this.seatOfShare() ?? before.seat });
    if (entry.kind === 'dealing') this.checkFreeze();
    if (entry.kind === 'mirrored') this.checkMirror(entry);
    if (entry.seat !== null && entry.seat === this.evidence.seat && entry.by === 'player') this.match(seq, entry);
  }

  /** Finds what this client sent for an entry of its own seat. */
  private match(seq: number, entry: LinkEntry): void {
    if (!SENT_KINDS.includes(entry.kind as SentKind)) return;
    // The last one who agrees makes it happen; the chain holds it against the consents.
    if (entry.kind === 'undone' && entry.byConsent) return;
    const { sent } = this.evidence;
    const pending = sent.filter(one => one.at === null && one.kind === entry.kind && mayBe(one, entry));
    // An answer names the last entry that the request made.
    const [first] = pending
      .filter(({ acknowledged }) => acknowledged !== null && acknowledged >= seq)
      .sort((a, b) => a.acknowledged! - b.acknowledged!);
    const found = first ? [first] : pending.filter(one => one.acknowledged === null);
    const at = this.chain.length;
    const what = found.flatMap(one => one.what);
    if (found.length > 0)
      this.change({
        sent: [...sent.filter(one => !found.includes(one)), { ...found[0], what, at }],
      });
    else if (!(entry.kind === 'share' && this.isOwnShare(entry.commitment)))
      this.raise('elsewhere', `This client did not send “${entry.kind}” for its seat.`);
  }

  private isOwnShare(commitment: string | null): boolean {
    return this.evidence.shares.some(own => own.commitment === commitment);
  }

  /** Where the chain has a share of this client's. */
  private seatOfShare(): number | undefined {
    const seat = this.chain.seats.findIndex(({ commitment }) => this.isOwnShare(commitment));
    return seat < 0 ? undefined : seat;
  }

  /** Two windows may have sent the same share: it is in the chain once. */
  private isInChain({ kind, what }: SentEntry): boolean {
    const { seats } = this.chain;
    if (kind === 'share') return seats.some(({ commitment }) => what.includes(commitment));
    return kind === 'revealed' && seats.some(({ share }) => what.includes(share));
  }

  private checkFreeze(): void {
    const { sent, seat, shares } = this.evidence;
    const frozen = seat === null ? undefined : this.chain.seats[seat];
    const isOld = shares.some(own => own.commitment === frozen?.commitment && own.revealedFor !== null);
    const isLeftOut = sent.some(
      one => one.kind === 'share' && (one.at ?? 0) > this.chain.restartedAt && !this.isInChain(one),
    );
    if (isOld) this.raise('share', 'The deal was frozen with a share that this client had revealed before.');
    else if (isLeftOut) this.raise('share', 'The deal was frozen without the share that this client committed to.');
  }

  /** The deal that is repeated must be the one that this client revealed its share for. */
  private checkMirror({ game, commitment, head, shares }: MirroredDeal): void {
    const other = this.evidenceOf(game);
    const own = other?.shares.at(-1);
    if (!other || !own) return;
    const isSame =
      other.commitment === commitment &&
      own.revealedFor === head &&
      shares.includes(own.share) &&
      (other.config === null || hashOfConfig(other.config) === this.chain.config);
    if (isSame) this.change({ shares: [own] });
    else this.raise('share', 'This table repeats another deal than the one that this client took part in.');
  }

  private checkConfig(): void {
    const { config } = this.evidence;
    if (config && hashOfConfig(config) !== this.chain.config)
      this.raise('config', 'The table was opened with another configuration than the one that is shown.');
  }

  private break(code: AlarmCode, text: string): void {
    this.isBroken = true;
    this.raise(code, text);
  }

  private raise(code: AlarmCode, text: string): void {
    const { alarms } = this.evidence;
    const at = this.chain.length;
    if (alarms.length < MAX_ALARMS && !alarms.some(one => one.code === code && one.at === at))
      this.change({ alarms: [...alarms, { code, at, text }] });
  }

  private change(part: Partial<ChainEvidence>): void {
    this.storage.write({ ...this.evidence, ...part });
  }
}

/** Whether the entry, as far as it is not sealed, says what was sent. */
function mayBe({ what }: SentEntry, entry: LinkEntry): boolean {
  if (entry.kind === 'share') return what.includes(entry.commitment);
  if (entry.kind === 'revealed') return what.includes(entry.share);
  if (entry.kind === 'claimed') return what.includes(entry.against);
  return entry.kind !== 'asked' || what.includes(entry.to);
}
