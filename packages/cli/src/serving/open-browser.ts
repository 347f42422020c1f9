/** Opens an address in the user's browser, with the program that each system has for it. */
import { spawn } from 'node:child_process';

const OPENERS: { readonly [platform: string]: readonly [program: string, ...parameters: string[]] } = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Where there is no such program, nothing happens: the address is on the screen. */
export function openBrowser(url: string): void {
  const [program, ...parameters] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...parameters, url], { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}
