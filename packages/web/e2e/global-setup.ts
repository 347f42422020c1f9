import { serveClient } from '../../../scripts/static-server.mjs';

/** The workers of the tests inherit the address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const client = await serveClient();
  process.env.CLIENT_URL = client.address;
  return () => client.stop();
}
