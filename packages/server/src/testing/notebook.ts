/** A logger that records its lines. */
import type { Logger } from '../logger.ts';

export class Notebook implements Logger {
  readonly lines: { readonly fields: object; readonly text: string }[] = [];

  warn(fields: object, text: string): void {
    this.lines.push({ fields, text });
  }

  error(fields: object, text: string): void {
    this.lines.push({ fields, text });
  }
}
