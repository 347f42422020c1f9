/** Follows a table as a browser does that has just been opened, until it has read an event. */
import { request } from 'node:http';

/** Resolves to the number of bytes that were sent. */
export function readUntil(port: number, game: string, after: number, last: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = `/api/games/${game}/events`;
    const asked = request({ host: '127.0.0.1', port, path, headers: { 'last-event-id': after }, agent: false });
    asked.on('error', reject);
    asked.on('response', response => {
      let bytes = 0;
      let tail = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        bytes += part.length;
        tail += part;
        if (tail.includes(`id: ${last}\n`)) {
          asked.destroy();
          resolve(bytes);
        }
        tail = tail.slice(-100);
      });
      response.on('error', () => {});
      response.on('end', () => reject(new Error('The stream ended before its last event.')));
    });
    asked.end();
  });
}
