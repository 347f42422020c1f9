/** The operator's settings, from the environment. All mistakes are found at the start. */
import { resolve } from 'node:path';
import { type Networks, parseNetworks } from '../addresses.ts';
import { hasClient } from './pages.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const CLIENT_SCOPES = ['all', 'local'] as const;
export type ClientScope = (typeof CLIENT_SCOPES)[number];

/** In the data folder, unless there is another database. */
export const GAMES_FILE = 'cartagena.db';

export interface HttpConfig {
  readonly port: number;
  readonly host: string;
  /** Which clients are served: all, or only this machine and its local network. */
  readonly clients: ClientScope;
  /** The public address of the server, without a path; null: whatever the request says. */
  readonly publicUrl: string | null;
  /** `postgres://…`; null: a file in the data folder. */
  readonly databaseUrl: string | null;
  /** `redis://…`, where nodes notify each other and count requests together; null: the database, and each node counts alone. */
  readonly busUrl: string | null;
  readonly dataDir: string;
  /** Where the built browser client is; null: where it is built. */
  readonly webRoot: string | null;
  readonly logLevel: LogLevel;
  /** Which proxies are trusted about the client's address: none, this many, or those at these addresses. */
  readonly trustProxy: false | number | string;
  /** Requests per minute and player; 0: no limits at all. */
  readonly rateLimit: number;
  readonly maxConnections: number;
  /** The token required to read the metrics; null: none. */
  readonly metricsToken: string | null;
  /** The contact for push services, a mailto: or https: URL; null: the public address. */
  readonly pushContact: string | null;
  /** Days after which the logs of finished games are archived; null: never. */
  readonly archiveAfterDays: number | null;
  /** Days of inactivity after which a started game is closed; null: never. */
  readonly abandonAfterDays: number | null;
  /** Private networks that notices may be sent to; null: none. */
  readonly noticeNetworks: Networks | null;
}

type Env = { readonly [name: string]: string | undefined };
/** The value, or how to fix it. */
type Read<T> = { readonly value: T } | { readonly fix: string };
type Reader<T> = (text: string) => Read<T>;

const whole =
  (low: number, high: number): Reader<number> =>
  text => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= low && value <= high ? { value } : { fix: `give a whole number from ${low} to ${high}` };
  };

const days: Reader<number | null> = text => {
  if (text === 'never') return { value: null };
  const read = whole(1, 36_500)(text);
  return 'value' in read ? read : { fix: 'give a number of days, at least 1, or never' };
};

const anyText: Reader<string> = value => ({ value });

const webRoot: Reader<string> = text =>
  hasClient(text) ? { value: resolve(text) } : { fix: 'give the folder of the built client, with its index.html' };

const oneOf =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  text => {
    const value = words.find(word => word === text);
    return value ? { value } : { fix: `give one of ${words.join(', ')}` };
  };

const publicUrl: Reader<string> = text => {
  const fix = 'give the address that people open, such as https://cartagena.example.org, without a path';
  if (!URL.canParse(text)) return { fix };
  const { protocol, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' ? { value: origin } : { fix };
};

const databaseUrl: Reader<string> = text =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
    ? { value: text }
    : { fix: 'give postgres://user:password@host:5432/database, or leave it out to keep games in a file' };

const busUrl: Reader<string> = text =>
  /^rediss?:\/\//.test(text) && URL.canParse(text)
    ? { value: text }
    : { fix: 'give redis://user:password@host:6379, or leave it out to use the database' };

const trustProxy: Reader<HttpConfig['trustProxy']> = text => {
  if (text === 'false' || text === '0') return { value: false };
  if (/^[1-9]$/.test(text)) return { value: Number(text) };
  if (text !== 'true' && /^[0-9a-f.:/, ]+$/i.test(text)) return { value: text };
  return { fix: 'give the number of proxies in front of the server (1 to 9), or their addresses, such as 10.0.0.0/8' };
};

const metricsToken: Reader<string> = text =>
  text.length >= 16 ? { value: text } : { fix: 'give at least 16 characters' };

const pushContact: Reader<string> = text =>
  /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text)
    ? { value: text }
    : { fix: 'give where push services can reach you, such as mailto:you@example.org' };

const networks: Reader<Networks> = text => {
  const value = parseNetworks(text);
  return value ? { value } : { fix: 'give addresses or networks, such as 192.168.1.0/24, with commas between them' };
};

/** The configuration, or one sentence for each mistake. Values are not repeated: they may be secret. */
export function readConfig(env: Env): { readonly config: HttpConfig } | { readonly mistakes: readonly string[] } {
  const mistakes: string[] = [];
  const read = <T, D>(name: string, reader: Reader<T>, unlessGiven: D): T | D => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return unlessGiven;
    const result = reader(text);
    if ('value' in result) return result.value;
    mistakes.push(`${name} cannot be used: ${result.fix}.`);
    return unlessGiven;
  };
  const config: HttpConfig = {
    port: read('PORT', whole(0, 65535), 3000),
    host: read('HOST', anyText, '127.0.0.1'),
    clients: read('CLIENTS', oneOf(CLIENT_SCOPES), 'all'),
    publicUrl: read('PUBLIC_URL', publicUrl, null),
    databaseUrl: read('DATABASE_URL', databaseUrl, null),
    busUrl: read('BUS_URL', busUrl, null),
    dataDir: read('DATA_DIR', anyText, 'data'),
    webRoot: read('WEB_ROOT', webRoot, null),
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS), 'info'),
    trustProxy: read('TRUST_PROXY', trustProxy, false),
    rateLimit: read('RATE_LIMIT', whole(0, 1_000_000), 600),
    maxConnections: read('MAX_CONNECTIONS', whole(10, 1_000_000), 20_000),
    metricsToken: read('METRICS_TOKEN', metricsToken, null),
    pushContact: read('PUSH_CONTACT', pushContact, null),
    archiveAfterDays: read('ARCHIVE_AFTER', days, 30),
    abandonAfterDays: read('ABANDON_AFTER', days, 180),
    noticeNetworks: read('NOTICE_NETWORKS', networks, null),
  };
  return mistakes.length > 0 ? { mistakes } : { config };
}
