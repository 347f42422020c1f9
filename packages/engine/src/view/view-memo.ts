/**
 * Parts of views that were made before. As long as the bytes they show stay the same, they are the same objects, for all viewers of a
 * table: whoever makes many views need not make them again, and finds what changed without comparing them.
 */
interface Part {
  readonly bytes: Uint8Array;
  readonly value: unknown;
}

export class ViewMemo {
  private readonly parts: (Part | undefined)[] = [];

  /** What was made of these bytes before; undefined if they were others. */
  find(part: number, bytes: Uint8Array, from: number, count: number): unknown {
    const known = this.parts[part];
    if (known === undefined || known.bytes.length !== count) return undefined;
    for (let i = 0; i < count; i++) if (known.bytes[i] !== bytes[from + i]) return undefined;
    return known.value;
  }

  keep(part: number, bytes: Uint8Array, from: number, count: number, value: unknown): void {
    this.parts[part] = { bytes: bytes.slice(from, from + count), value };
  }
}
