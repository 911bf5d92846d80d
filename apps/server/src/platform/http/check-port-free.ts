import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws EADDRINUSE, or another reason why the server cannot listen there, before anything slow has begun. */
export async function checkPortFree({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
