/** Jobs of a store in memory. */
import type { Job, Store, TurnNotice } from '../store/store.ts';

export class MemoryJobs {
  readonly all = new Map<string, Job>();
  private readonly doors: Pick<Store, 'push' | 'webhooks'>;

  constructor(doors: Pick<Store, 'push' | 'webhooks'>) {
    this.doors = doors;
  }

  async add(key: string, game: string, { player, isPresent, body }: TurnNotice, due: number): Promise<void> {
    const { push, webhooks } = this.doors;
    const hooks = [...(await webhooks.ofGame(game)), ...(isPresent ? [] : await webhooks.ofPlayer(player))];
    const browsers = isPresent ? [] : await push.of(player);
    const doors = [
      ...hooks.map(({ id }) => ({ door: 'webhook' as const, target: id })),
      ...browsers.map(({ endpoint }) => ({ door: 'push' as const, target: endpoint })),
    ];
    for (const { door, target } of doors) {
      const id = `${key} ${door} ${target}`;
      this.all.set(id, { id, door, target, body, due, attempts: 0 });
    }
  }

  async take(now: number, until: number, limit: number): Promise<Job[]> {
    const due = [...this.all.values()].filter(job => job.due <= now).slice(0, limit);
    const taken = due.map(job => ({ ...job, due: until, attempts: job.attempts + 1 }));
    for (const job of taken) this.all.set(job.id, job);
    return taken;
  }

  async retry(id: string, due: number): Promise<void> {
    this.all.set(id, { ...this.all.get(id)!, due });
  }

  async remove(id: string): Promise<void> {
    this.all.delete(id);
  }
}
