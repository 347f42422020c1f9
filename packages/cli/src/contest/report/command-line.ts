/** The command that made a result, fit to be printed: with its seed, without what does not matter or tells of this machine. */

/** Options that change nothing in the result. The number is how many words follow. */
const ASIDE: { readonly [option: string]: number } = { '--json': 0, '--jobs': 1, '--report': 1 };
/** A path from the root, up to its last part. */
const FOLDERS = /(?<![\w.…/-])(?:[A-Za-z]:[\\/]|\/)(?:[^\s"'\\/]+[\\/])*(?=[^\s"'\\/])/g;

export function commandLine(words: readonly string[], seed: string): string {
  const kept: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [option] = words[i].split('=');
    if (!Object.hasOwn(ASIDE, option)) kept.push(words[i]);
    else if (option === words[i]) i += ASIDE[option];
  }
  if (!kept.some(word => word === '--seed' || word.startsWith('--seed='))) kept.push('--seed', seed);
  return ['cartagena', ...kept.map(word => quote(word.replace(FOLDERS, '')))].join(' ');
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
