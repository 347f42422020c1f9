/** The recorded games that all packages test with, by their names. */
const FILES: { readonly [path: string]: unknown } = import.meta.glob(
  [
    '../../../../../fixtures/*.json',
    '../../../../../fixtures/fair/three-rafts.json',
    '../../../../../fixtures/upgrade/*.json',
  ],
  { eager: true, import: 'default' },
);

export const fixture = (name: string): unknown => FILES[`../../../../../fixtures/${name}.json`];
