/** What the server answers to, as it says itself: a route that is added is in this list without anybody thinking of it. */
import type { App } from '../http/fastify-app.ts';

export interface Route {
  readonly method: string;
  /** With parameters as `:id`. */
  readonly path: string;
  readonly body?: Schema;
  readonly example?: unknown;
  /** By name. */
  readonly query: { readonly [name: string]: Schema };
}

/** As much of JSON Schema as our own schemas use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Schema; example?: unknown } } };
}

export function routesOf(app: App): Route[] {
  const described = app.swagger().paths as { readonly [path: string]: { readonly [method: string]: Operation } };
  return listed(app.printRoutes({ commonPrefix: false })).map(({ method, path }) => {
    const operation = described[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const parameters = operation?.parameters ?? [];
    const { schema: body, example } = operation?.requestBody?.content['application/json'] ?? {};
    return {
      method,
      path,
      ...(body === undefined ? {} : { body, example }),
      query: Object.fromEntries(parameters.filter(one => one.in === 'query').map(one => [one.name, one.schema])),
    };
  });
}

/** Reads the tree that the router draws: a branch goes on where the one above it ended. */
function listed(tree: string): { readonly method: string; readonly path: string }[] {
  const above: string[] = [];
  return tree.split('\n').flatMap(line => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / 4;
    above[depth] = part;
    const path = above.slice(0, depth + 1).join('');
    return methods.split(', ').map(method => ({ method, path }));
  });
}
