/** Caches the records of finished games as text. They never change, and making one costs far more than sending it. */
const RECORDS = 20;

export class RecordTexts {
  /** The most recently used come last. */
  private readonly texts = new Map<string, string>();

  get(game: string): string | undefined {
    const text = this.texts.get(game);
    if (text !== undefined) this.add(game, text);
    return text;
  }

  add(game: string, text: string): void {
    this.texts.delete(game);
    this.texts.set(game, text);
    if (this.texts.size > RECORDS) this.texts.delete(this.texts.keys().next().value!);
  }
}
