/** People who play from game to game, and those who look on. */
import { commitToShare } from '@cartagena/fair';
import type { Findings } from './findings.ts';
import { Guest } from './guest.ts';
import type { Ledger } from './ledger.ts';
import type { Luck } from './luck.ts';
import { pickMix } from './mix.ts';

/** After this many activities a game is over for everyone. */
const LONGEST = 200;
/** One game in this many is abandoned. */
const ABANDONED = 300;

export interface SoakWorld {
  readonly ports: readonly number[];
  readonly luck: Luck;
  readonly findings: Findings;
  readonly ledger: Ledger;
}

export class Party {
  game = '';
  people: Guest[] = [];
  onlookers: Guest[] = [];
  readonly world: SoakWorld;
  private activities = 0;
  private isMoving = false;

  constructor(world: SoakWorld) {
    this.world = world;
  }

  get guests(): readonly Guest[] {
    return [...this.people, ...this.onlookers];
  }

  /** Whoever follows the game and has nothing else to do. */
  free(among: readonly Guest[] = this.people): Guest[] {
    return among.filter(({ isBusy, isFollowing, table }) => !isBusy && isFollowing && table?.game);
  }

  node(): number {
    return this.world.luck.pick(this.world.ports)!;
  }

  /** What comes next: another game if this one is over or too long, otherwise `activity`. */
  async step(activity: (party: Party) => Promise<void>): Promise<void> {
    const { luck } = this.world;
    if (this.isMoving) return;
    if (this.game === '' || luck.oneIn(ABANDONED)) return this.move(() => this.openTable());
    if (this.people.some(({ table }) => table?.status === 'over'))
      return this.move(() => (luck.oneIn(2) ? this.openTable() : this.playAgain()));
    if (++this.activities > LONGEST) return this.move(() => this.giveUp());
    await activity(this);
  }

  /** Posts it at the table; if it is acknowledged, the log must have an entry of one of these kinds. */
  async post(guest: Guest, path: string, kinds: readonly string[], body?: object): Promise<boolean> {
    const { game } = this;
    const done = await guest.do('POST', `/api/games/${game}/${path}`, body);
    if (done && kinds.length > 0) this.world.ledger.claim(game, done.seq, kinds);
    return done !== undefined;
  }

  leave(): void {
    for (const guest of this.guests) guest.leave();
  }

  private async move(work: () => Promise<void>): Promise<void> {
    this.isMoving = true;
    try {
      await work();
    } finally {
      this.isMoving = false;
    }
  }

  private async openTable(): Promise<void> {
    const { luck, findings } = this.world;
    const mix = pickMix(luck);
    const count = mix.seats.filter(({ by }) => by === 'person').length;
    for (const guest of this.people.splice(luck.oneIn(3) ? 0 : count)) guest.leave();
    while (this.people.length < count) this.people.push(await Guest.meet(this.node(), findings));
    const opened = await this.people[0].do('POST', '/api/games', mix);
    if (opened) await this.begin(opened.id);
    findings.note('new table');
  }

  private async playAgain(): Promise<void> {
    const { findings } = this.world;
    const led: string[] = [];
    for (const guest of this.people)
      led.push((await guest.do('POST', `/api/games/${this.game}/rematch`))?.id ?? 'nowhere');
    if (new Set(led).size > 1) findings.fault(`a rematch led to ${new Set(led).size} tables`);
    await this.begin(led[0]);
    findings.note('rematch');
  }

  /** The first one is the host and sits already. */
  private async begin(game: string): Promise<void> {
    const { luck, ledger } = this.world;
    ledger.open(game);
    this.game = game;
    this.activities = 0;
    const [host, ...others] = this.people;
    for (const guest of others) await this.post(guest, 'seat', ['sat']);
    for (const guest of this.guests) await guest.come(game);
    const { commitment = '' } = host.table ?? {};
    const sharing = this.people.filter(() => luck.oneIn(2)).map(guest => ({ guest, share: luck.bytes() }));
    for (const { guest, share } of sharing)
      await this.post(guest, 'share', ['share'], { commitment: commitToShare(game, commitment, share) });
    await this.post(host, 'start', ['dealing', 'started']);
    for (const { guest, share } of sharing) await this.post(guest, 'reveal', ['revealed', 'started'], { share });
  }

  private async giveUp(): Promise<void> {
    for (const guest of this.people) await this.post(guest, 'resign', ['away', 'closed']);
    this.world.findings.note('gave up');
  }
}
