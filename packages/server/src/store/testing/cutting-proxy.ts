/** A way to PostgreSQL that can be cut, before or after a commit, or something else, gets through. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export const CUTS = ['before', 'after'] as const;
export type Cut = (typeof CUTS)[number];

/** The simple query "commit" of PostgreSQL's protocol. */
const COMMIT = 'Q\0\0\0\x0bcommit\0';

export class CuttingProxy {
  private readonly server: Server;
  /** Cuts the next connection that says so: before it reaches the server, or after it was done but before that is told. */
  cutNext: Cut | undefined;
  cutAt = COMMIT;
  cuts = 0;

  private constructor(port: number) {
    this.server = createServer(client => this.pass(client, connect(port, 'localhost')));
  }

  static async start(to: number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(to);
    await new Promise<void>(resolve => proxy.server.listen(0, resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  stop(): void {
    this.server.close();
  }

  private pass(client: Socket, server: Socket): void {
    let deaf = false;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.on('data', data => {
      if (this.cutNext && data.includes(this.cutAt)) {
        const cut = this.cutNext;
        this.cutNext = undefined;
        this.cuts++;
        if (cut === 'before') return end();
        deaf = true;
      }
      server.write(data);
    });
    server.on('data', data => (deaf ? end() : client.write(data)));
  }
}
