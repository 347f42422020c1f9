/** Where each system keeps what programs store for a user. */
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly home: () => string;
}

const HERE: Surroundings = { platform: process.platform, env: process.env, home: homedir };

export function dataFolder({ platform, env, home }: Surroundings = HERE): string {
  if (platform === 'win32') return win32.join(env.LOCALAPPDATA || win32.join(home(), 'AppData', 'Local'), 'Cartagena');
  if (platform === 'darwin') return posix.join(home(), 'Library', 'Application Support', 'Cartagena');
  // By the XDG specification a relative path is to be ignored.
  const { XDG_DATA_HOME: shared = '' } = env;
  return posix.join(shared.startsWith('/') ? shared : posix.join(home(), '.local', 'share'), 'cartagena');
}
