/** What a server reports about itself. */
export interface Gauged {
  /** How late the event loop was, in milliseconds. */
  readonly loop: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Seconds of all threads since the start. */
  readonly cpu: number;
  /** Bytes: of the process, and of what its program holds. */
  readonly rss: number;
  readonly heap: number;
}
