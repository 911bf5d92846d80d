import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../app-error.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isLoopbackHost } from './loopback.ts';

type Listening = Pick<PlatformContext, 'publicUrl'> & { config: { host: string } };

/** Makes all routes of `scope` refuse with `wrongHost` unless the request names a host of ours (`isOwnHost`). */
export function refuseForeignHosts(scope: FastifyInstance, listening: Listening): void {
  scope.addHook('onRequest', async ({ headers }) => {
    if (!isOwnHost(headers.host, listening)) refuse('wrongHost');
  });
}

/**
 * Returns whether a Host header (RFC 9110 §7.2) names loopback, the host of PUBLIC_URL or, when the server listens
 * beyond loopback, an IP address. A foreign page whose name resolves to this server (DNS rebinding) sends that name.
 */
export function isOwnHost(header: string | undefined, { config, publicUrl }: Listening): boolean {
  const host = hostOf(`http://${header}`);
  if (host === undefined) return false;
  if (isLoopbackHost(host) || host === hostOf(publicUrl())) return true;
  return !isLoopbackHost(config.host) && isIP(host.replace(/^\[|\]$/g, '')) > 0;
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
