/** The nets that were trained, by name, and which of them knows a table best. */
import { EDITION, EDITIONS, type GameConfig } from '@cartagena/engine';
import { FEATURES } from './features/index.ts';
import { makeNet, type Net } from './net.ts';

/** The tables of each edition as its box knows them, and all other mixes. */
const TABLES = [...EDITIONS, 'house'] as const;
export type NetTable = (typeof TABLES)[number];
/** Two play another game than many: a net is for the one or for the other. */
const COMPANIES = ['duel', 'crowd'] as const;
export type Company = (typeof COMPANIES)[number];

export type NetName = `${NetTable}-${Company}`;
export const NET_NAMES: readonly NetName[] = TABLES.flatMap(table =>
  COMPANIES.map((company): NetName => `${table}-${company}`),
);

/** A net as it is kept: for each feature its weights in thousandths, one for each hidden unit. */
export interface KeptNet {
  /** The command that made it, with which any of its numbers can be had again. */
  readonly madeBy: string;
  readonly first: { readonly [feature: string]: string };
  readonly second: string;
}

const SCALE = 1000;

export function makeKeptNet(net: Net, madeBy: string): KeptNet {
  const text = (weights: Float64Array): string => Array.from(weights, weight => Math.round(weight * SCALE)).join(' ');
  const rows = FEATURES.map((name, f) => [name, text(net.first.subarray(f * net.hidden, (f + 1) * net.hidden))]);
  return { madeBy, first: Object.fromEntries(rows), second: text(net.second) };
}

export function parseKeptNet({ first, second }: KeptNet): Net {
  const read = (text: string): number[] => text.split(' ').map(word => Number(word) / SCALE);
  const last = read(second);
  const net = makeNet(last.length);
  net.second.set(last);
  FEATURES.forEach((name, f) => {
    net.first.set(read(first[name]), f * net.hidden);
  });
  return net;
}

/** The net that practised such tables: the edition's own, unless house rules are played. */
export function netFor(config: GameConfig): NetName {
  const { optional, defaults } = EDITION[config.edition];
  const known = config.modules.every(id => defaults.modules.includes(id) || optional.includes(id));
  const whole = defaults.modules.every(id => config.modules.includes(id));
  return `${known && whole ? config.edition : 'house'}-${config.seats === 2 ? 'duel' : 'crowd'}`;
}
