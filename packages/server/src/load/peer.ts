/** The peer: boardgame.io with a compact Cartagena (tools/peer), driven by the same generator. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PeerStorage } from './options.ts';
import { ServerProcess } from './server-process.ts';
import type { Subject } from './subject.ts';

const FOLDER = new URL('../../../../tools/peer/', import.meta.url);

type PeerTool = Pick<Subject, 'meet' | 'stranger' | 'openGame' | 'traffic'> & { readonly program: string };

export async function peerWith(storage: PeerStorage): Promise<Subject> {
  if (!existsSync(new URL('node_modules', FOLDER)))
    throw new Error('The peer is not installed. Start this with npm run load, or install tools/peer with npm ci.');
  const { program, ...tool }: PeerTool = await import(fileURLToPath(new URL('client.mjs', FOLDER)));
  return {
    ...tool,
    name: `boardgame.io, ${storage}`,
    async start({ profile }) {
      const dir = await mkdtemp(join(tmpdir(), 'cartagena-peer-'));
      const server = await ServerProcess.start({
        program,
        readyPath: '/games',
        profile,
        env: { NODE_ENV: 'production', STORAGE: storage === 'memory' ? 'memory' : dir },
      });
      const leave = async () => {
        await server.stop();
        await rm(dir, { recursive: true, force: true });
      };
      return { servers: [server], leave };
    },
  };
}
