import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type PublicFetch = {
  /** Domains that may be asked, with everything below them. */
  domains: readonly string[];
  maxBytes: number;
  timeoutMs: number;
  /** For tests: how a request is made, and how a name becomes addresses. */
  send?: (url: URL, options: RequestOptions) => ClientRequest;
  resolve?: (name: string) => Promise<LookupAddress[]>;
};

/**
 * Gives the body of an address that somebody else named (OWASP: server-side request forgery). Only https on its own port,
 * only the given domains, only addresses of the public internet: these are looked at in the very look-up that is
 * connected to. Follows no redirect. Throws when anything is off, the answer is not 200, too long, or late.
 */
export async function fetchPublic(address: string, given: PublicFetch): Promise<Buffer> {
  const { maxBytes } = given;
  const url = allowedUrl(address, given.domains);
  const { request, answer } = await ask(url, { headers: { accept: 'image/*' } }, given);
  try {
    if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
    return await readBody(answer, maxBytes);
  } finally {
    request.destroy();
  }
}

/**
 * Sends `body` to an address that somebody else named, under the same rules but for the domain, which may be any. Gives
 * the status; what is answered beside it is not read. Throws when the address is not allowed, or the answer is late.
 */
export async function postPublic(
  address: string,
  given: Pick<PublicFetch, 'timeoutMs' | 'send' | 'resolve'> & {
    headers: Record<string, string | number>;
    body: Buffer | string;
  },
): Promise<number> {
  const { request, answer } = await ask(
    allowedUrl(address),
    { method: 'POST', headers: given.headers },
    given,
  );
  request.destroy();
  return answer.statusCode ?? 0;
}

/** Asks, and gives the answer as soon as its head is there. */
async function ask(
  url: URL,
  options: RequestOptions,
  given: Pick<PublicFetch, 'timeoutMs' | 'send' | 'resolve'> & { body?: Buffer | string },
): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  const { timeoutMs, send = https.request, resolve = resolveName, body } = given;
  const signal = AbortSignal.timeout(timeoutMs);
  const request = send(url, { ...options, agent: false, signal, lookup: publicLookup(resolve) });
  const answer = await new Promise<IncomingMessage>((onAnswer, onError) => {
    request.on('response', onAnswer).on('error', onError).end(body);
  });
  return { request, answer };
}

/** The address, if it may be asked; throws otherwise. */
function allowedUrl(address: string, domains?: readonly string[]): URL {
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || isIP(url.hostname) !== 0) throw new Error('not an https address by name');
  const isIn = (domain: string) => url.hostname === domain || url.hostname.endsWith(`.${domain}`);
  if (domains && !domains.some(isIn)) throw new Error('not an address of the allowed domains');
  return url;
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// Everything that is not the public internet (RFC 6890), as the first bits of an address.
const reserved = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, bits, 'ipv4');
// Of IPv6 only 2000::/3 is public, less what carries an IPv4 address or documents.
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  reserved.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && publicV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** Resolves as the connection asks, and refuses names that lead to an address which is not public. */
function publicLookup(resolve: (name: string) => Promise<LookupAddress[]>): LookupFunction {
  return (name, options, onResolved) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        const isPublic = found.every(({ address }) => isPublicAddress(address));
        if (!first || !isPublic) onResolved(new Error(`${name} is no public address`), '', 0);
        else if (options.all) onResolved(null, found);
        else onResolved(null, first.address, first.family);
      },
      (error: Error) => onResolved(error, '', 0),
    );
  };
}

const resolveName = (name: string) =>
  new Promise<LookupAddress[]>((onFound, onError) => {
    lookup(name, { all: true }, (error, found) => (error ? onError(error) : onFound(found)));
  });
