import { type LiveFrame, liveHello } from '@kindred/contract/wire/events';
import type { WebSocket } from 'ws';
import type { PlatformContext } from '../platform-context.ts';
import type { LiveTicket } from './live-ticket.ts';

/** How the live connection learns who is there; given by whoever owns sessions. */
export type LiveDoor = {
  /** Undefined when the token is forged or too old. */
  readTicket: (imToken: string) => LiveTicket | undefined;
  listLiveSessions: (sessionIds: string[]) => Promise<Set<string>>;
  /** Every 30 s: these sessions hold connections and are alive. */
  onAlive: (sessionIds: string[]) => Promise<void>;
  /** A person's first connection to this process is ready. */
  onFirst: (userId: string) => void;
  /** Their last one has closed. */
  onLast: (userId: string) => void;
};

export type LiveConnection = {
  /** Undefined before a good hello. */
  ticket: () => LiveTicket | undefined;
  /** Closes a peer that did not answer the ping before. */
  ping: () => void;
  /** Tells the client that its session is over. */
  endSession: () => void;
  /** Closes because no newer token came in time; the client may come back with one. */
  expire: () => void;
};

/** Close codes of ours (RFC 6455 §7.4.2). 4401: get a new token, then come back. */
export const liveClose = {
  badFrame: 4400,
  notSignedIn: 4401,
  noHello: 4408,
  tooMany: 4429,
  tooSlow: 4413,
} as const;

const helloWithinMs = 10_000;
const maxBufferedBytes = 1_048_576;
const maxPerUser = 20;
/** Between two pings. A client says hello when it comes and with each new token, which is twice an hour. */
const maxHellos = 20;

/** One socket, from its hello to its end. `connectionsOf` counts the sockets of each person in this process. */
export function liveConnection(
  socket: WebSocket,
  { live }: Pick<PlatformContext, 'live'>,
  door: LiveDoor,
  connectionsOf: Map<string, number>,
): LiveConnection {
  let ticket: LiveTicket | undefined;
  let isReady = false;
  let isAnswering = true;
  let hellos = 0;
  const undo: (() => void)[] = [];
  const helloTimer = setTimeout(() => socket.close(liveClose.noHello, 'no hello'), helloWithinMs);

  const send = (frame: LiveFrame) => {
    if (socket.readyState !== socket.OPEN) return;
    // Events are only news: whoever reads too slowly catches up by asking, instead of filling our memory.
    if (socket.bufferedAmount > maxBufferedBytes) return socket.close(liveClose.tooSlow, 'too slow');
    socket.send(JSON.stringify(frame));
  };
  const endSession = () => {
    send({ type: 'session.ended' });
    socket.close(liveClose.notSignedIn, 'session ended');
  };

  const enter = async (fresh: LiveTicket) => {
    const count = connectionsOf.get(fresh.userId) ?? 0;
    if (count >= maxPerUser) return socket.close(liveClose.tooMany, 'too many connections');
    ticket = fresh;
    connectionsOf.set(fresh.userId, count + 1);
    undo.push(
      () => {
        if (lower(connectionsOf, fresh.userId) === 0) door.onLast(fresh.userId);
      },
      live.onSessionEnded(fresh.sessionId, endSession),
    );
    const alive = await door.listLiveSessions([fresh.sessionId]);
    if (!alive.has(fresh.sessionId)) return endSession();
    if (socket.readyState !== socket.OPEN) return;
    clearTimeout(helloTimer);
    undo.push(live.subscribe(fresh.userId, send));
    isReady = true;
    send({ type: 'ready' });
    if (connectionsOf.get(fresh.userId) === 1) door.onFirst(fresh.userId);
  };
  const renew = (current: LiveTicket, fresh: LiveTicket) => {
    if (fresh.sessionId !== current.sessionId) return socket.close(liveClose.notSignedIn, 'another session');
    ticket = fresh;
    if (isReady) send({ type: 'ready' });
  };

  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN) return;
    if (++hellos > maxHellos) return socket.close(liveClose.tooMany, 'too many hellos');
    const imToken = readHello(String(data));
    if (imToken === undefined) return socket.close(liveClose.badFrame, 'not a hello');
    const fresh = door.readTicket(imToken);
    if (!fresh) return socket.close(liveClose.notSignedIn, 'token not valid');
    if (ticket) return renew(ticket, fresh);
    enter(fresh).catch(() => socket.close(1011, 'try again'));
  });
  socket.on('pong', () => {
    isAnswering = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(helloTimer);
    for (const one of undo.splice(0)) one();
  });

  return {
    ticket: () => ticket,
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

function readHello(text: string): string | undefined {
  try {
    return liveHello.parse(JSON.parse(text)).im_token;
  } catch {
    return undefined;
  }
}

function lower(counts: Map<string, number>, key: string): number {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
  return Math.max(left, 0);
}
