import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from '../../config.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../app-error.ts';

/**
 * Refuses `wrongHost` on all routes of `scope` unless the request names a host of ours: loopback, that of PUBLIC_URL,
 * or, where we listen beyond loopback, any bare IP address. A page elsewhere whose name was made to lead here (DNS
 * rebinding) sends that name.
 */
export function refuseForeignHosts(
  scope: FastifyInstance,
  { config, publicUrl }: Pick<Context, 'config' | 'publicUrl'>,
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
