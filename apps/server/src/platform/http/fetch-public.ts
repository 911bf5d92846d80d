import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type PublicFetch = {
  /** Allowed domains, including their subdomains. */
  domains: readonly string[];
  maxBytes: number;
  timeoutMs: number;
  /** For tests: these replace the request and the DNS lookup. */
  send?: (url: URL, options: RequestOptions) => ClientRequest;
  resolve?: (name: string) => Promise<LookupAddress[]>;
};

/**
 * Returns the body at an address that another party has named (OWASP: server-side request forgery). It allows only
 * https on the default port, the domains of `options`, and public IP addresses, checked in the same lookup that the
 * connection uses. It follows no redirect. Throws when a rule is broken, or when the answer is not 200, too long, or
 * late.
 */
export async function fetchPublic(address: string, options: PublicFetch): Promise<Buffer> {
  const { maxBytes } = options;
  const url = allowedUrl(address, options.domains);
  const { request, answer } = await sendRequest(url, { headers: { accept: 'image/*' } }, options);
  try {
    if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
    return await readBody(answer, maxBytes);
  } finally {
    request.destroy();
  }
}

/**
 * Posts `body` to an address that another party has named, under the same rules except that any domain is allowed.
 * Returns the status and ignores the rest of the answer. Throws when the address is not allowed or the answer is
 * late.
 */
export async function postPublic(
  address: string,
  options: Pick<PublicFetch, 'timeoutMs' | 'send' | 'resolve'> & {
    headers: Record<string, string | number>;
    body: Buffer | string;
  },
): Promise<number> {
  const { request, answer } = await sendRequest(
    allowedUrl(address),
    { method: 'POST', headers: options.headers },
    options,
  );
  request.destroy();
  return answer.statusCode ?? 0;
}

/** Resolves as soon as the head of the answer has arrived. */
async function sendRequest(
  url: URL,
  requestOptions: RequestOptions,
  publicOptions: Pick<PublicFetch, 'timeoutMs' | 'send' | 'resolve'> & { body?: Buffer | string },
): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  const { timeoutMs, send = https.request, resolve = resolveName, body } = publicOptions;
  const signal = AbortSignal.timeout(timeoutMs);
  const request = send(url, { ...requestOptions, agent: false, signal, lookup: publicLookup(resolve) });
  const answer = await new Promise<IncomingMessage>((onAnswer, onError) => {
    request.on('response', onAnswer).on('error', onError).end(body);
  });
  return { request, answer };
}

/** Returns the address if it is allowed; throws otherwise. */
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

// Networks that are not part of the public internet (RFC 6890).
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
// Of IPv6 only 2000::/3 is public, except addresses that embed IPv4 addresses and those for documentation.
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  reserved.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && publicV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** Resolves a name for the connection; fails when it leads to an address that is not public. */
function publicLookup(resolve: (name: string) => Promise<LookupAddress[]>): LookupFunction {
  return (name, options, onResolved) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        const isPublic = addresses.every(({ address }) => isPublicAddress(address));
        if (!first || !isPublic) onResolved(new Error(`${name} is no public address`), '', 0);
        else if (options.all) onResolved(null, addresses);
        else onResolved(null, first.address, first.family);
      },
      (error: Error) => onResolved(error, '', 0),
    );
  };
}

const resolveName = (name: string) =>
  new Promise<LookupAddress[]>((onAddresses, onError) => {
    lookup(name, { all: true }, (error, addresses) => (error ? onError(error) : onAddresses(addresses)));
  });
