// As much of the language of Containerfiles as ours needs. Anything else is refused, so that nothing is left out unnoticed.

/** The instructions, with lines that are continued joined and comments removed. */
export function parseContainerfile(text) {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      if (word === undefined) throw new Error(`This is no instruction: ${line}`);
      return { word, rest };
    });
}

/** `["a", "b"]` of CMD and HEALTHCHECK. */
export function parseCommand(text) {
  const [list] = /\[.*\]$/.exec(text) ?? [];
  if (list === undefined) throw new Error(`Write it as a list: ${text}`);
  return JSON.parse(list);
}

/** `A=b C=d` of ENV, without quotes. */
export const parseVariables = text => Object.fromEntries(text.split(/\s+/).map(one => one.split(/=(.*)/s).slice(0, 2)));

/** Whether a file of the repository is not sent along, by the lines of .containerignore. */
export function makeIgnore(text) {
  const patterns = text
    .split('\n')
    .filter(Boolean)
    .map(
      line =>
        new RegExp(
          `^${line
            .replaceAll('.', '\\.')
            .replace('**/', '(?:.*/)?')
            .replaceAll(/(?<!\.)\*(?!\/)/g, '[^/]*')}$`,
        ),
    );
  return path => patterns.some(pattern => pattern.test(path));
}
