/** Queries that are compiled once: Kysely takes longer for the text of a statement than SQLite for its work. */
import type { Compilable } from 'kysely';
import type { Query } from './database.ts';

/** Stands for a parameter while a query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** `build` is called once, with a placeholder for each parameter that it uses; it must not look at them. */
export function compiledOnce<Parameters extends object>(
  build: (parameters: Parameters) => Compilable,
): (parameters: Parameters) => Query {
  let compiled: Query | undefined;
  const placeholders = new Proxy({} as Parameters, { get: (_, name) => new Placeholder(String(name)) });
  return parameters => {
    compiled ??= build(placeholders).compile();
    const given = parameters as { readonly [name: string]: unknown };
    const values: unknown[] = [];
    for (const one of compiled.parameters) values.push(one instanceof Placeholder ? given[one.name] : one);
    return { sql: compiled.sql, parameters: values };
  };
}
