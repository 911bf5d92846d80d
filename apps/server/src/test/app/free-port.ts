import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port below those that the kernel gives to outgoing connections (ip(7)), so that none of them can take
 * it before the server listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 30_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
