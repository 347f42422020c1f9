/** What nobody can guess. Works on pages without https too, where a browser has no `randomUUID`. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
