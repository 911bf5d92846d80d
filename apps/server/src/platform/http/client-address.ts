import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { ConfigError } from '../config-error.ts';

/** Returns whether an address is trusted to name the client before it; `hop` 0 is the peer of our socket. */
export type ProxyTrust = (address: string, hop: number) => boolean;

const maxHops = 10;

/**
 * Reads TRUSTED_PROXIES: a number of hops, or addresses and networks (CIDR) separated by commas. Without it no proxy
 * is trusted and X-Forwarded-For is ignored. Throws ConfigError with one line.
 */
export function readTrustedProxies(text: string | undefined): ProxyTrust {
  if (text === undefined) return () => false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops < 1 || hops > maxHops) throw new ConfigError(`TRUSTED_PROXIES: hops must be 1 to ${maxHops}`);
    return (_address, hop) => hop < hops;
  }
  const networks = text.split(',').map((part) => part.trim());
  const invalid = networks.find((network) => !isNetwork(network));
  if (invalid !== undefined) {
    throw new ConfigError(
      `TRUSTED_PROXIES: "${invalid}" must be an address, a network like 10.0.0.0/8, or a number of hops`,
    );
  }
  return proxyAddr.compile(networks);
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  return version > 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}

/** Returns the client's address, as the last trusted proxy names it. */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return proxyAddr(request, trust);
}
