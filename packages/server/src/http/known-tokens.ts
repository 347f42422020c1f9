/**
 * Tokens that were looked up lately, so that not every request asks the store. A token that is logged out at this node is refused at
 * once; one that is logged out at another node, within a minute.
 */
import type { Store } from '../store/store.ts';

const TRUSTED_MS = 60_000;
const MOST = 50_000;

type Token = NonNullable<Awaited<ReturnType<Store['tokens']['get']>>>;

interface Known {
  readonly token: Promise<Token | undefined>;
  readonly until: number;
}

export class KnownTokens {
  private readonly tokens: Pick<Store['tokens'], 'get'>;
  private readonly now: () => number;
  /** Those that were looked up last come last. */
  private readonly known = new Map<string, Known>();

  constructor(tokens: Pick<Store['tokens'], 'get'>, now: () => number) {
    this.tokens = tokens;
    this.now = now;
  }

  get(hash: string): Promise<Token | undefined> {
    const known = this.known.get(hash);
    if (known && known.until > this.now()) return known.token;
    // Noted before it is looked up: a token that is forgotten meanwhile stays forgotten.
    const token = this.tokens.get(hash);
    const looked = { token, until: this.now() + TRUSTED_MS };
    this.known.delete(hash);
    this.known.set(hash, looked);
    const forget = () => {
      if (this.known.get(hash) === looked) this.known.delete(hash);
    };
    token.then(found => found ?? forget(), forget);
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value!);
    return token;
  }

  forget(hash: string): void {
    this.known.delete(hash);
  }
}
