import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../app-error.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isLoopbackHost } from './loopback.ts';

/**
 * Refuses `wrongHost` on all routes of `scope` unless the request names a host of ours: loopback, that of PUBLIC_URL,
 * or, where we listen beyond loopback, any bare IP address. A page elsewhere whose name was made to lead here (DNS
 * rebinding) sends that name.
 */
export function refuseForeignHosts(
  scope: FastifyInstance,
  { config, publicUrl }: Pick<PlatformContext, 'publicUrl'> & { config: { host: string } },
): void {
  scope.addHook('onRequest', async ({ headers }) => {
    const host = hostOf(`http://${headers.host}`);
    if (host === undefined) refuse('wrongHost');
    if (isLoopbackHost(host) || host === hostOf(publicUrl())) return;
    if (!isLoopbackHost(config.host) && isIP(host.replace(/^\[|\]$/g, ''))) return;
    refuse('wrongHost');
  });
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
