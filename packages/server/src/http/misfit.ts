/** Errors of a schema in words. */
import type { FastifySchemaValidationError } from 'fastify';
import { type HttpProblem, malformed } from './problem.ts';

type Words = (params: { readonly [name: string]: unknown }) => string;

const TYPES: { readonly [type: string]: string } = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const signs = (count: unknown): string => (count === 1 ? '1 character' : `${count} characters`);

/** By the keyword that failed. */
const MUST: { readonly [keyword: string]: Words } = {
  type: ({ type }) => `must be ${TYPES[String(type)] ?? 'of another type'}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${signs(limit)}`),
  maxLength: ({ limit }) => `must have at most ${signs(limit)}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minItems: ({ limit }) => `must have at least ${limit} entries`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
};

export function problemOfMisfit(errors: readonly FastifySchemaValidationError[], where: string): HttpProblem {
  // For a union, the last error is about the union; those before it are about its members.
  const error = errors.at(-1)!;
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const { params } = error;
  const inside = (name: unknown): string => (path === '' ? String(name) : `${path}.${name}`);
  if (error.keyword === 'required') {
    const field = inside(params.missingProperty);
    return malformed(field, `The field ${field} is missing.`);
  }
  if (error.keyword === 'additionalProperties') {
    const field = inside(params.additionalProperty).slice(0, 60);
    return malformed(field, `There is no field ${field} here. Leave it out.`);
  }
  if (path === '') return malformed(where, `The ${where} must be a JSON object.`);
  const must = MUST[error.keyword]?.(params);
  if (must) return malformed(path, `The field ${path} ${must}.`);
  const { description = 'See /api/docs.' } = (error as { parentSchema?: { description?: string } }).parentSchema ?? {};
  return malformed(path, `The field ${path} does not fit. ${description}`);
}
