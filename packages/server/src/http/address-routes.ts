/** The address at which others can open the server, which a page at `localhost` cannot know. */
import { ServerAddress } from '@cartagena/protocol/schemas';
import type { App } from './fastify-app.ts';
import { localAddresses } from './local-network.ts';
import type { Parts } from './parts.ts';

/** Hosts that mean every address of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

export function addressRoutes(app: App, { config: { publicUrl, clients, host } }: Parts): void {
  app.get(
    '/address',
    {
      schema: {
        tags: ['tables'],
        summary: 'The address to invite others to, as far as the server knows one',
        response: { 200: ServerAddress },
      },
    },
    async ({ socket }) => {
      if (publicUrl !== null) return { url: publicUrl };
      const [address] = clients === 'local' && EVERYWHERE.includes(host) ? localAddresses() : [];
      return { url: address === undefined ? null : `http://${address}:${socket.localPort}` };
    },
  );
}
