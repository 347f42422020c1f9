/** A connection to a server that can be lost: cut, nothing gets through, and what was open is closed. The same for every browser. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly address: string;
  cut(): void;
  restore(): void;
  close(): void;
}

export async function relayTo(address: string): Promise<Relay> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let isCut = false;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer(client => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      open.add(from);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    close() {
      server.close();
      drop();
    },
  };
}
