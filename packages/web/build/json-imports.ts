import type { Plugin } from 'vite';

const JSON_ATTRIBUTE = /, \{ with: \{ type: ["']json["'] \} \}/g;

/**
 * Node wants `with { type: 'json' }` where a JSON file is imported. The development server answers such an import with a
 * script, which browsers then refuse, so there the attribute of dynamic imports is left out. The build needs none of this.
 */
export const jsonImports = (): Plugin => ({
  name: 'json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => (/\/study\/src\/.*\.ts$/.test(id) ? code.replace(JSON_ATTRIBUTE, '') : undefined),
});
