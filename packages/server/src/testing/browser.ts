/** A browser that is subscribed to pushes, and the push service that it has them from. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Listens on this machine and keeps what it is sent; `status` says what it answers. */
export async function startReceiver(): Promise<{
  readonly url: string;
  readonly received: Received[];
  status: number;
  close(): void;
}> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 201,
    close: () => void server.close(),
  };
  return receiver;
}

/** The keys of one subscription, and how to open what was sealed for it (RFC 8291). */
export function newBrowser() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    open(sealed: Buffer): unknown {
      const [salt, sender, text] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)];
      const derive = (secret: Uint8Array, by: Buffer, info: Buffer, length: number) =>
        new Uint8Array(hkdfSync('sha256', secret, by, info, length));
      const who = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = derive(own.computeSecret(sender), auth, who, 32);
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(text.subarray(-16));
      const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
