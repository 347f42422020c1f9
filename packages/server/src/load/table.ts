/** A table of simulated people: one action at a time, and who has heard of it when. */
import { ask, askFor } from './ask.ts';
import type { Client } from './client.ts';
import type { Figures } from './figures.ts';
import type { LoadOptions } from './options.ts';

interface UnderWay {
  /** When it was to be done. */
  readonly due: number;
  /** The entry that it becomes. */
  readonly seq: number;
  readonly by: Client;
  isAnswered: boolean;
}

type Seating = Pick<LoadOptions, 'people' | 'bots' | 'level' | 'edition'>;

export class Table {
  /** Is told when somebody can act and everybody has heard of all that was done. */
  onReady: () => void = () => {};
  /** The game is over. */
  onOver: () => void = () => {};
  made = 0;
  id = '';
  private readonly clients: readonly Client[];
  private readonly figures: Figures;
  private readonly random: () => number;
  private seq = 0;
  private underWay: UnderWay | undefined;
  private isOffered = false;

  constructor(clients: readonly Client[], figures: Figures, random: () => number = Math.random) {
    this.clients = clients;
    this.figures = figures;
    this.random = random;
  }

  /** A new game for them, which all of them follow. */
  async begin(seating: Seating): Promise<void> {
    for (const client of this.clients) client.leave();
    Object.assign(this, { seq: 0, made: 0, underWay: undefined, isOffered: false });
    await this.open(seating);
    await Promise.all(this.clients.map(client => this.letFollow(client)));
  }

  /** A new game for them, which nobody follows. */
  async open({ people, bots, level, edition }: Seating): Promise<void> {
    const [host, ...others] = this.clients.slice(0, people);
    const seats = [
      ...Array.from({ length: people }, () => ({ by: 'person' })),
      ...Array.from({ length: bots }, () => ({ by: 'bot', bot: level })),
    ];
    this.id = (await askFor(host.port, 'POST', '/api/games', host.cookie, { game: { edition }, seats })).body.id;
    const post = (client: Client, what: string) =>
      askFor(client.port, 'POST', `/api/games/${this.id}/${what}`, client.cookie);
    for (const client of others) await post(client, 'seat');
    await post(host, 'start');
  }

  private async letFollow(client: Client): Promise<void> {
    await client.follow(
      this.id,
      seq => this.hear(client, seq),
      () => {
        this.figures.fail('stream lost');
        this.letFollow(client).catch(() => this.figures.fail('stream not opened again'));
      },
    );
  }

  /** Whoever must decide does something legal, which was due at this time. */
  async act(due: number): Promise<void> {
    const by = this.clients.find(client => client.isAsked)!;
    const { seq, game } = by.table;
    const { legal } = game!;
    const action = legal[Math.floor(this.random() * legal.length)];
    const underWay = { due, seq: seq + 1, by, isAnswered: false };
    this.isOffered = false;
    this.underWay = underWay;
    this.figures.begin();
    try {
      const answer = await ask(by.port, 'POST', `/api/games/${this.id}/actions`, by.cookie, { seq, action });
      if (answer.status === 200 && answer.body.seq === underWay.seq) {
        this.figures.acknowledge(performance.now() - due);
        underWay.isAnswered = true;
        this.made++;
      } else this.giveUp(`answered ${answer.status} ${answer.body?.code ?? ''}`);
    } catch (error) {
      this.giveUp(`not answered: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
    }
    this.look();
  }

  /** It is not waited for any more. */
  private giveUp(why: string): void {
    this.figures.fail(why);
    this.underWay = undefined;
  }

  get isQuiet(): boolean {
    return this.underWay === undefined;
  }

  /** Says again what there is to be done. */
  offer(): void {
    this.isOffered = false;
    this.look();
  }

  leave(): void {
    for (const client of this.clients) client.leave();
  }

  private hear(client: Client, seq: number): void {
    const { underWay } = this;
    if (underWay?.seq === seq) {
      if (client !== underWay.by) this.figures.hear(performance.now() - underWay.due);
    } else if (seq > this.seq && this.seq > 0) this.figures.byBots++;
    this.seq = Math.max(this.seq, seq);
    this.look();
  }

  private look(): void {
    if (this.underWay?.isAnswered === false || this.isOffered) return;
    for (const client of this.clients) if (client.seq < this.seq) return;
    if (this.underWay && this.seq < this.underWay.seq) return;
    this.underWay = undefined;
    if (this.clients[0].isOver) this.isOffered = true;
    else this.isOffered = this.clients.some(client => client.isAsked);
    if (!this.isOffered) return;
    if (this.clients[0].isOver) this.onOver();
    else this.onReady();
  }
}
