import { authFrame, type LiveFrame } from '@kindred/contract/all/events';
import type { WebSocket } from 'ws';
import type { PlatformContext } from '../platform-context.ts';
import type { SessionClaims } from './session-claims.ts';

/** The port through which live connections use sessions. */
export type SocketAuthenticator = {
  /** Returns undefined when the token is forged or expired. */
  readClaims: (imToken: string) => SessionClaims | undefined;
  listLiveSessions: (sessionIds: string[]) => Promise<Set<string>>;
  /** Called every 30 s with the live sessions that hold connections. */
  onAlive: (sessionIds: string[]) => Promise<void>;
  /** Called when a person's first connection to this process is ready. */
  onFirst: (userId: string) => void;
  /** Called when a person's last ready connection to this process has closed. */
  onLast: (userId: string) => void;
};

export type LiveConnection = {
  /** Returns undefined before a valid auth frame. */
  claims: () => SessionClaims | undefined;
  /** Pings the client; closes the connection when the previous ping was not answered. */
  ping: () => void;
  /** Tells the client that its session has ended, and closes. */
  endSession: () => void;
  /** Closes because no newer token arrived in time; the client may reconnect with one. */
  expire: () => void;
};

/** Close codes of the application (RFC 6455 §7.4.2). 4401: reconnect with a new token. */
export const liveClose = {
  badFrame: 4400,
  notSignedIn: 4401,
  noAuthFrame: 4408,
  tooMany: 4429,
  tooSlow: 4413,
} as const;

const authWithinMs = 10_000;
const maxBufferedBytes = 1_048_576;
const maxPerUser = 20;
/** Between two pings. A client sends its auth frame when it connects and with each new token, twice an hour. */
const maxHellos = 20;

/** How many sockets each person has in this process: all authenticated ones (`named`), and those that are `ready`. */
export type SocketCounts = { named: Map<string, number>; ready: Map<string, number> };

export function liveConnection(
  socket: WebSocket,
  { live }: Pick<PlatformContext, 'live'>,
  authenticator: SocketAuthenticator & { isAlive: (sessionId: string) => Promise<boolean> },
  counts: SocketCounts,
): LiveConnection {
  let claims: SessionClaims | undefined;
  let isReady = false;
  let isAnswering = true;
  let hellos = 0;
  const undo: (() => void)[] = [];
  const authTimer = setTimeout(() => socket.close(liveClose.noAuthFrame, 'no auth frame'), authWithinMs);

  const send = (frame: LiveFrame) => {
    if (socket.readyState !== socket.OPEN) return;
    // Events are only news, so a client that reads too slowly is disconnected and catches up with the reads.
    if (socket.bufferedAmount > maxBufferedBytes) return socket.close(liveClose.tooSlow, 'too slow');
    socket.send(textOf(frame));
  };
  const endSession = () => {
    send({ type: 'session.ended' });
    socket.close(liveClose.notSignedIn, 'session ended');
  };

  const enter = async (fresh: SessionClaims) => {
    const { userId } = fresh;
    if ((counts.named.get(userId) ?? 0) >= maxPerUser)
      return socket.close(liveClose.tooMany, 'too many connections');
    claims = fresh;
    change(counts.named, userId, 1);
    undo.push(() => void change(counts.named, userId, -1), live.onSessionEnded(fresh.sessionId, endSession));
    if (!(await authenticator.isAlive(fresh.sessionId))) return endSession();
    if (socket.readyState !== socket.OPEN) return;
    clearTimeout(authTimer);
    undo.push(live.subscribe(userId, send), () => {
      if (change(counts.ready, userId, -1) === 0) authenticator.onLast(userId);
    });
    isReady = true;
    send({ type: 'ready' });
    // Of several connections that become ready together exactly one is the first.
    if (change(counts.ready, userId, 1) === 1) authenticator.onFirst(userId);
  };
  const renew = (current: SessionClaims, fresh: SessionClaims) => {
    if (fresh.sessionId !== current.sessionId) return socket.close(liveClose.notSignedIn, 'another session');
    claims = fresh;
    if (isReady) send({ type: 'ready' });
  };

  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN) return;
    if (++hellos > maxHellos) return socket.close(liveClose.tooMany, 'too many hellos');
    const imToken = readHello(String(data));
    if (imToken === undefined) return socket.close(liveClose.badFrame, 'not an auth frame');
    const fresh = authenticator.readClaims(imToken);
    if (!fresh) return socket.close(liveClose.notSignedIn, 'token not valid');
    if (claims) return renew(claims, fresh);
    enter(fresh).catch(() => socket.close(1011, 'try again'));
  });
  socket.on('pong', () => {
    isAnswering = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(authTimer);
    for (const step of undo.splice(0)) step();
  });

  return {
    claims: () => claims,
    ping: () => {
      if (!isAnswering || socket.bufferedAmount > maxBufferedBytes) return socket.terminate();
      isAnswering = false;
      hellos = 0;
      socket.ping();
    },
    endSession,
    expire: () => socket.close(liveClose.notSignedIn, 'token too old'),
  };
}

const texts = new WeakMap<LiveFrame, string>();

/** Caches the text of an event that goes to several sockets. */
function textOf(frame: LiveFrame): string {
  const text = texts.get(frame) ?? JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

function readHello(text: string): string | undefined {
  try {
    return authFrame.parse(JSON.parse(text)).im_token;
  } catch {
    return undefined;
  }
}

function change(counts: Map<string, number>, key: string, by: 1 | -1): number {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
}
