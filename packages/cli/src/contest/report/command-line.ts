/** The command that made a result, as it is printed: with its seed, without options that do not matter and without local paths. */

/** Options that do not change the result, with the number of words that follow each. */
const IGNORED_OPTIONS: { readonly [option: string]: number } = { '--json': 0, '--jobs': 1, '--report': 1 };
/** The folders of an absolute path. */
const FOLDERS = /(?<![\w.…/-])(?:[A-Za-z]:[\\/]|\/)(?:[^\s"'\\/]+[\\/])*(?=[^\s"'\\/])/g;

export function commandLine(words: readonly string[], seed: string): string {
  const shown: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [option] = words[i].split('=');
    if (!Object.hasOwn(IGNORED_OPTIONS, option)) shown.push(words[i]);
    else if (option === words[i]) i += IGNORED_OPTIONS[option];
  }
  if (!shown.some(word => word === '--seed' || word.startsWith('--seed='))) shown.push('--seed', seed);
  return ['cartagena', ...shown.map(word => quote(word.replace(FOLDERS, '')))].join(' ');
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
