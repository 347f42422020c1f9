/** Servers to measure ours against (tools/peer), driven by the same generator. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PeerName } from './options.ts';
import { ourServer } from './our-server.ts';
import { ServerProcess } from './server-process.ts';
import type { Subject } from './subject.ts';

const FOLDER = new URL('../../../../tools/peer/', import.meta.url);
const fileOf = (name: string): string => fileURLToPath(new URL(name, FOLDER));

type PeerTool = Pick<Subject, 'meet' | 'stranger' | 'openGame' | 'traffic'>;

export async function peerNamed(name: PeerName): Promise<Subject> {
  if (name === 'bare') return peerOf(ourServer, 'bare HTTP', 'bare.mjs', '/', false);
  if (name === 'bare-file') return peerOf(ourServer, 'bare HTTP and disk', 'bare.mjs', '/', true);
  if (!existsSync(new URL('node_modules', FOLDER)))
    throw new Error('The peer is not installed. Start this with npm run load, or install tools/peer with npm ci.');
  const tool: PeerTool = await import(fileOf('client.mjs'));
  return peerOf(tool, `boardgame.io, ${name}`, 'server.mjs', '/games', name === 'flatfile');
}

function peerOf(tool: PeerTool, name: string, program: string, readyPath: string, hasFiles: boolean): Subject {
  return {
    ...tool,
    name,
    async start({ profile }) {
      const dir = await mkdtemp(join(tmpdir(), 'cartagena-peer-'));
      const env = { NODE_ENV: 'production', STORAGE: hasFiles ? dir : 'memory' };
      const server = await ServerProcess.start({ program: fileOf(program), readyPath, profile, env });
      const leave = async () => {
        await server.stop();
        await rm(dir, { recursive: true, force: true });
      };
      return { servers: [server], leave };
    },
  };
}
