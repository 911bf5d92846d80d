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

type ConnectionAuthenticator = SocketAuthenticator & { isAlive: (sessionId: string) => Promise<boolean> };

/** One socket of a person, from its first frame to its end. */
export class LiveConnection {
  readonly #socket: WebSocket;
  readonly #live: PlatformContext['live'];
  readonly #authenticator: ConnectionAuthenticator;
  readonly #counts: SocketCounts;
  #claims: SessionClaims | undefined;
  #isReady = false;
  #isAnswering = true;
  #hellos = 0;
  readonly #undo: (() => void)[] = [];
  readonly #authTimer: NodeJS.Timeout;

  constructor(
    socket: WebSocket,
    { live }: Pick<PlatformContext, 'live'>,
    authenticator: ConnectionAuthenticator,
    counts: SocketCounts,
  ) {
    this.#socket = socket;
    this.#live = live;
    this.#authenticator = authenticator;
    this.#counts = counts;
    this.#authTimer = setTimeout(() => socket.close(liveClose.noAuthFrame, 'no auth frame'), authWithinMs);
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('pong', () => {
      this.#isAnswering = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.#authTimer);
      for (const step of this.#undo.splice(0)) step();
    });
  }

  /** Undefined before a valid auth frame. */
  get claims(): SessionClaims | undefined {
    return this.#claims;
  }

  /** Pings the client; closes the connection when the previous ping was not answered. */
  ping() {
    if (!this.#isAnswering || this.#socket.bufferedAmount > maxBufferedBytes) return this.#socket.terminate();
    this.#isAnswering = false;
    this.#hellos = 0;
    this.#socket.ping();
  }

  /** Makes the client read what it may have missed. */
  resync() {
    if (this.#isReady) this.#send({ type: 'ready' });
  }

  /** Tells the client that its session has ended, and closes. */
  endSession() {
    this.#send({ type: 'session.ended' });
    this.#socket.close(liveClose.notSignedIn, 'session ended');
  }

  /** Closes because no newer token arrived in time; the client may reconnect with one. */
  expire() {
    this.#socket.close(liveClose.notSignedIn, 'token too old');
  }

  #receive(text: string) {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (++this.#hellos > maxHellos) return socket.close(liveClose.tooMany, 'too many hellos');
    const imToken = readHello(text);
    if (imToken === undefined) return socket.close(liveClose.badFrame, 'not an auth frame');
    const fresh = this.#authenticator.readClaims(imToken);
    if (!fresh) return socket.close(liveClose.notSignedIn, 'token not valid');
    if (this.#claims) return this.#renew(this.#claims, fresh);
    this.#enter(fresh).catch(() => socket.close(1011, 'try again'));
  }

  async #enter(fresh: SessionClaims): Promise<void> {
    const { userId, sessionId } = fresh;
    const counts = this.#counts;
    if ((counts.named.get(userId) ?? 0) >= maxPerUser)
      return this.#socket.close(liveClose.tooMany, 'too many connections');
    this.#claims = fresh;
    change(counts.named, userId, 1);
    this.#undo.push(
      () => void change(counts.named, userId, -1),
      this.#live.onSessionEnded(sessionId, () => this.endSession()),
    );
    if (!(await this.#authenticator.isAlive(sessionId))) return this.endSession();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    clearTimeout(this.#authTimer);
    this.#undo.push(this.#live.subscribe(userId, (frame) => this.#isReady && this.#send(frame)));
    await this.#live.whenHeard(userId);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#undo.push(() => {
      if (change(counts.ready, userId, -1) === 0) this.#authenticator.onLast(userId);
    });
    this.#isReady = true;
    this.#send({ type: 'ready' });
    // Of several connections that become ready together exactly one is the first.
    if (change(counts.ready, userId, 1) === 1) this.#authenticator.onFirst(userId);
  }

  #renew(current: SessionClaims, fresh: SessionClaims) {
    if (fresh.sessionId !== current.sessionId)
      return this.#socket.close(liveClose.notSignedIn, 'another session');
    this.#claims = fresh;
    this.resync();
  }

  #send(frame: LiveFrame) {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    // Events are only news, so a client that reads too slowly is disconnected and catches up with the reads.
    if (socket.bufferedAmount > maxBufferedBytes) return socket.close(liveClose.tooSlow, 'too slow');
    socket.send(textOf(frame));
  }
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
