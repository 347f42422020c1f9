import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The build's own notes, which browsers are not sent. */
const NOTES = /^\.vite\//;

/** All files of a build, by their paths in the folder, with slashes. */
export const builtFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !NOTES.test(path))
    .sort();
