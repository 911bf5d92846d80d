import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import { livePath } from '@kindred/contract/wire/live';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { gathered } from '../gathered.ts';
import { clientAddress } from '../http/client-address.ts';
import { callCounter } from '../http/limits/call-counter.ts';
import { isOwnHost } from '../http/refuse-foreign-hosts.ts';
import type { PlatformContext } from '../platform-context.ts';
import { LiveConnection, type SocketAuthenticator, type SocketCounts } from './live-connection.ts';

const pingEveryMs = 25_000;
/** After this many connections other work gets its turn. */
const perTurn = 200;
const recheckEveryMs = 30_000;
const maxFrameBytes = 16_384;
/** Handshakes from one address. */
const maxPerMinute = 300;

/**
 * Serves the live connection on `/live` (RFC 6455). A client sends its auth frame with an im_token, receives `ready`
 * and then its person's events. One statement rechecks the sessions of all sockets every 30 s; pings every 25 s find
 * dead peers. The handshake bypasses Fastify's routes: a socket would keep what they prepare for an answer for as
 * long as it is open.
 */
export function serveLiveSockets(
  app: FastifyInstance,
  context: PlatformContext,
  authenticator: SocketAuthenticator,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  });
  const connections = new Set<LiveConnection>();
  const counts: SocketCounts = { named: new Map(), ready: new Map() };
  const batchingAuthenticator = { ...authenticator, isAlive: gathered(authenticator.listLiveSessions) };
  const onSocket = (socket: WebSocket) => {
    const connection = new LiveConnection(socket, context, batchingAuthenticator, counts);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  };
  const refusalOf = handshakeRules(context);
  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroy);
    const refusal = await refusalOf(request).catch(() => '503 Service Unavailable');
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    socket.off('error', destroy);
    sockets.handleUpgrade(request, socket, head, onSocket);
  };
  app.server.on('upgrade', onUpgrade);

  const pinging = setInterval(() => void forAll(connections, (connection) => connection.ping()), pingEveryMs);
  context.live.onSyncChange(() => void forAll(connections, (connection) => connection.resync()));
  const rechecking = setInterval(() => {
    recheckSessions(connections, authenticator, context.clock.now()).catch((error: unknown) =>
      context.log.warn({ err: error }, 'live sessions could not be checked'),
    );
  }, recheckEveryMs);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade);
    for (const socket of sockets.clients) socket.close();
  });
  app.addHook('onClose', async () => {
    clearInterval(pinging);
    clearInterval(rechecking);
  });
}

async function forAll(
  connections: Iterable<LiveConnection>,
  work: (connection: LiveConnection) => void,
): Promise<void> {
  let count = 0;
  for (const connection of connections) {
    work(connection);
    if (++count % perTurn === 0) await setImmediate();
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}

/** Returns a function that gives the HTTP status of a refused handshake, or undefined when it is allowed. */
function handshakeRules(context: PlatformContext): (request: IncomingMessage) => Promise<string | undefined> {
  const count = callCounter(context);
  return async (request) => {
    if (request.url?.split('?')[0] !== livePath) return '404 Not Found';
    if (!isOwnHost(request.headers.host, context)) return '421 Misdirected Request';
    if (!isOwnOrigin(request, context.publicUrl())) return '403 Forbidden';
    const address = normalizeIP(clientAddress(request, context.config.trustProxy));
    const { current } = await count(`${livePath}:${address}`, 60_000);
    return current > maxPerMinute ? '429 Too Many Requests' : undefined;
  };
}

/** Closes connections whose session has ended or whose token has expired, for the case that the event was lost. */
export async function recheckSessions(
  connections: Iterable<Pick<LiveConnection, 'claims' | 'endSession' | 'expire'>>,
  authenticator: Pick<SocketAuthenticator, 'listLiveSessions' | 'onAlive'>,
  now: Date,
): Promise<void> {
  const open = [...connections].flatMap((connection) => {
    const { claims } = connection;
    return claims ? [{ connection, claims }] : [];
  });
  if (open.length === 0) return;
  const alive = await authenticator.listLiveSessions([
    ...new Set(open.map(({ claims }) => claims.sessionId)),
  ]);
  for (const { connection, claims } of open) {
    if (!alive.has(claims.sessionId)) connection.endSession();
    else if (claims.expiresAt <= now) connection.expire();
  }
  await authenticator.onAlive([...alive]);
}

/** Browsers send the page's origin: foreign pages must not open sockets in the names of their visitors. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
