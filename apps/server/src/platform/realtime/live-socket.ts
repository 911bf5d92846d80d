import { livePath } from '@kindred/contract/wire/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../app-error.ts';
import type { PlatformContext } from '../platform-context.ts';
import { type LiveConnection, liveConnection, type SocketAuthenticator } from './live-connection.ts';

const pingEveryMs = 25_000;
const recheckEveryMs = 30_000;

/**
 * Serves the live connection on `/live` (RFC 6455). A client sends its auth frame with an im_token, is answered `ready` and
 * then gets its person's events. Sessions are looked up again every 30 s in one statement for all sockets, and
 * dead peers are found by pings every 25 s.
 */
export function serveLiveSockets(
  app: FastifyInstance,
  context: PlatformContext,
  authenticator: SocketAuthenticator,
): void {
  const connections = new Set<LiveConnection>();
  const connectionsOf = new Map<string, number>();
  const gathering = { ...authenticator, isAlive: gathered(authenticator.listLiveSessions) };

  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, pingEveryMs);
  const rechecking = setInterval(() => {
    recheckSessions(connections, authenticator, context.clock.now()).catch((error: unknown) =>
      context.log.warn({ err: error }, 'live sessions could not be checked'),
    );
  }, recheckEveryMs);
  app.addHook('onClose', async () => {
    clearInterval(pinging);
    clearInterval(rechecking);
  });

  app.get(
    livePath,
    {
      websocket: true,
      schema: { hide: true },
      config: {
        rateLimit: { max: 300, timeWindow: 60_000, keyGenerator: ({ ip }) => `${livePath}:${ip}` },
      },
      preValidation: async (request) => {
        if (!isOwnOrigin(request, context.publicUrl())) refuse('forbidden');
      },
    },
    (socket) => {
      const connection = liveConnection(socket, context, gathering, connectionsOf);
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    },
  );
}

/** Looks up together what is asked in the same turn: after a cut thousands come back at once. */
function gathered(list: SocketAuthenticator['listLiveSessions']): (sessionId: string) => Promise<boolean> {
  let asked: string[] = [];
  let answer: Promise<Set<string>> | undefined;
  const ask = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const ids = asked;
    [asked, answer] = [[], undefined];
    return list(ids);
  };
  return async (sessionId) => {
    asked.push(sessionId);
    answer ??= ask();
    return (await answer).has(sessionId);
  };
}

/** Closes whatever hangs on an ended session or an outlived token; for news that got lost on the way. */
export async function recheckSessions(
  connections: Iterable<LiveConnection>,
  authenticator: Pick<SocketAuthenticator, 'listLiveSessions' | 'onAlive'>,
  now: Date,
): Promise<void> {
  const open = [...connections].flatMap((connection) => {
    const claims = connection.claims();
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

/** Browsers name the page's origin: it must be ours, or a page elsewhere could hold sockets here in its visitors' names. */
function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
