/** Values that a schema allows, and that make no sense otherwise. */
import { rubbishJson } from '@cartagena/engine/testing/fuzz/rubbish';
import fc from 'fast-check';
import type { Schema } from './routes.ts';

export function fittingInputs(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fittingInputs));
  return MAKE[schema.type ?? 'any']?.(schema) ?? rubbishJson;
}

/** Larger numbers mean nothing to anybody. */
const MOST = 1000;

const MAKE: { readonly [type: string]: (schema: Schema) => fc.Arbitrary<unknown> } = {
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  integer: ({ minimum = -MOST, maximum = MOST }) =>
    fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.maxSafeNat()),
  string: ({ minLength = 0, maxLength = 100 }) =>
    fc.oneof(fc.string({ minLength, maxLength }), fc.string({ minLength, maxLength, unit: 'binary' })),
  array: ({ items = {}, minItems = 0, maxItems = 6 }) =>
    fc.array(fittingInputs(items), { minLength: minItems, maxLength: maxItems }),
  object({ properties, required = [] }) {
    if (!properties) return rubbishJson;
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fittingInputs(one)]));
    return fc.record(fields, { requiredKeys: [...required] });
  },
};
