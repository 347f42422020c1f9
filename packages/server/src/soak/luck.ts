/** What people happen to choose. */
import { type Chance, SeededChance } from '@cartagena/engine';

export class Luck {
  private readonly chance: Chance;

  constructor(seed: string) {
    this.chance = new SeededChance(seed);
  }

  below(n: number): number {
    return this.chance.below(n);
  }

  oneIn(n: number): boolean {
    return this.chance.below(n) === 0;
  }

  /** Thirty-two bytes as digits. */
  bytes(): string {
    return Array.from({ length: 64 }, () => this.below(16).toString(16)).join('');
  }

  /** Undefined of an empty list. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.chance.below(Math.max(1, list.length))];
  }

  /** Each as often as its weight says. */
  weigh<T extends { readonly weight: number }>(list: readonly T[]): T {
    let left = this.chance.below(list.reduce((sum, { weight }) => sum + weight, 0));
    return list.find(one => {
      left -= one.weight;
      return left < 0;
    })!;
  }
}
