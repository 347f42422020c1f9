/** Nets as they are stored: by name, with their weights as text under the names of the features. */
import { EDITION, type EditionId, type GameConfig } from '@cartagena/engine';
import type { FeatureSet } from './features/feature-set.ts';
import { makeNet, type Net } from './net.ts';

/** The tables of an edition with its own modules, and all other mixes. */
const NET_TABLES = ['classic', 'cartagena2', 'wielka', 'diaries', 'house'] as const;
export type NetTable = (typeof NET_TABLES)[number];
/** Two seats play another game than three to five: a net is trained for one or the other. */
const TABLE_SIZES = ['duel', 'crowd'] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

export type NetName = `${NetTable}-${TableSize}`;
export const NET_NAMES: readonly NetName[] = NET_TABLES.flatMap(table =>
  TABLE_SIZES.map((size): NetName => `${table}-${size}`),
);

/** Stored data: the names of its fields and of its features must not change, or trained weights are lost. */
export interface SavedNet {
  /** The command that trained it, and trains it again, number for number. */
  readonly madeBy: string;
  /** For each feature of the seat itself its weights in thousandths, one for each hidden unit. */
  readonly first: { readonly [feature: string]: string };
  /** The same for the features of the others, if the net looks at them. */
  readonly others?: { readonly [feature: string]: string };
  readonly second: string;
}

/** A saved net, and the features that it was trained with. */
export interface TrainedNet {
  readonly features: FeatureSet;
  readonly saved: SavedNet;
}

/** The nets of a bot, for every table. */
export type NetFamily = { readonly [N in NetName]: TrainedNet };

/** Nets that were all trained with the same features. */
export function trainedWith<N extends NetName>(
  features: FeatureSet,
  nets: { readonly [M in N]: SavedNet },
): { readonly [M in N]: TrainedNet } {
  const entries = Object.entries<SavedNet>(nets).map(([name, saved]) => [name, { features, saved }]);
  return Object.fromEntries(entries) as { readonly [M in N]: TrainedNet };
}

const SCALE = 1000;

export function makeSavedNet({ features, hidden, own, others, second }: Net, madeBy: string): SavedNet {
  const text = (weights: Float64Array): string => Array.from(weights, weight => Math.round(weight * SCALE)).join(' ');
  const rows = (weights: Float64Array) =>
    Object.fromEntries(
      features.names
        .slice(0, weights.length / hidden)
        .map((name, f) => [name, text(weights.subarray(f * hidden, (f + 1) * hidden))]),
    );
  return { madeBy, first: rows(own), ...(others ? { others: rows(others) } : {}), second: text(second) };
}

/** A feature that was not known when the net was trained weighs nothing; a stored row that no feature reads is ignored. */
export function parseSavedNet({ features, saved: { first, others, second } }: TrainedNet): Net {
  const read = (text: string): number[] => text.split(' ').map(word => Number(word) / SCALE);
  const last = read(second);
  const net = makeNet(features, last.length, others !== undefined);
  net.second.set(last);
  const fill = (weights: Float64Array, rows: { readonly [feature: string]: string }) => {
    for (let f = 0; f < weights.length / net.hidden; f++)
      if (Object.hasOwn(rows, features.names[f])) weights.set(read(rows[features.names[f]]), f * net.hidden);
  };
  fill(net.own, first);
  if (net.others) fill(net.others, others!);
  return net;
}

/** The net of each edition. The family edition is the classic game with other icons and fewer of everything. */
const NET_OF: { readonly [E in EditionId]: NetTable } = {
  classic: 'classic',
  cartagena2: 'cartagena2',
  wielka: 'wielka',
  diaries: 'diaries',
  family: 'classic',
};

/** The net that was trained at such tables: the edition's own, unless house rules are played. */
export function netNameFor(config: GameConfig): NetName {
  const { optional, defaults } = EDITION[config.edition];
  const hasOnlyOwn = config.modules.every(id => defaults.modules.includes(id) || optional.includes(id));
  const hasAllDefaults = defaults.modules.every(id => config.modules.includes(id));
  return `${hasOnlyOwn && hasAllDefaults ? NET_OF[config.edition] : 'house'}-${config.seats === 2 ? 'duel' : 'crowd'}`;
}
