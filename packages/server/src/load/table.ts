/** A table of simulated people: one action at a time, and when each client received it. */
import type { Figures } from './figures.ts';
import type { Client, Seating, Subject } from './subject.ts';

interface UnderWay {
  /** When it was due. */
  readonly due: number;
  /** The change that it becomes. */
  readonly seq: number;
  readonly by: Client;
  isAnswered: boolean;
}

export class LoadTable {
  /** Called when a client can act and all clients have received every change. */
  onReady: () => void = () => {};
  /** The game is over. */
  onOver: () => void = () => {};
  made = 0;
  id = '';
  private readonly subject: Subject;
  private readonly clients: readonly Client[];
  private readonly figures: Figures;
  private readonly random: () => number;
  private seq = 0;
  private underWay: UnderWay | undefined;
  private isOffered = false;

  constructor(subject: Subject, clients: readonly Client[], figures: Figures, random: () => number = Math.random) {
    this.subject = subject;
    this.clients = clients;
    this.figures = figures;
    this.random = random;
  }

  /** A new game for them, which all of them follow. */
  async begin(seating: Seating): Promise<void> {
    for (const client of this.clients) client.leave();
    Object.assign(this, { seq: 0, made: 0, underWay: undefined, isOffered: false });
    this.id = await this.subject.openGame(this.clients, seating);
    await Promise.all(this.clients.map(client => this.letFollow(client)));
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

  /** The client that must decide does something legal, which was due at this time. */
  async act(due: number): Promise<void> {
    const by = this.clients.find(client => client.isAsked)!;
    const underWay = { due, seq: by.seq + 1, by, isAnswered: false };
    this.isOffered = false;
    this.underWay = underWay;
    this.figures.begin();
    try {
      await by.act(this.random);
      this.figures.acknowledge(performance.now() - due);
      underWay.isAnswered = true;
      this.made++;
    } catch (error) {
      this.figures.fail(`not done: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
      this.underWay = undefined;
    }
    this.look();
  }

  get isQuiet(): boolean {
    return this.underWay === undefined;
  }

  /** Reports again what can be done. */
  offer(): void {
    this.isOffered = false;
    this.look();
  }

  leave(): void {
    for (const client of this.clients) client.leave();
  }

  private hear(client: Client, seq: number): void {
    const { underWay } = this;
    this.figures.updates++;
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
