/** What is used of a logger; pino's fits. Nothing that is secret may be among the fields. */
export interface Logger {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
