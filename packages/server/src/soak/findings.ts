/** What was done, what was refused, and what must not be. */

/** Faults that are described; all are counted. */
const KEPT = 50;

type Counts = { [what: string]: number };

export class Findings {
  readonly done: Counts = {};
  readonly refused: Counts = {};
  readonly faults: string[] = [];
  faulty = 0;
  /** Requests that had no answer and were sent again with their key. */
  repeated = 0;
  events = 0;

  note(activity: string): void {
    this.done[activity] = (this.done[activity] ?? 0) + 1;
  }

  refuse(code: string): void {
    this.refused[code] = (this.refused[code] ?? 0) + 1;
  }

  fault(text: string): void {
    this.faulty++;
    if (this.faults.length < KEPT) this.faults.push(text);
  }
}
