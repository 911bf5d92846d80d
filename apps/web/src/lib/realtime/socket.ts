import type { LiveEvent, LiveFrame } from '@kindred/contract/all/events';
import { connectionState } from '@kindred/contract/chat/limits';
import { livePath } from '@kindred/contract/wire/live';
import ReconnectingWebSocket from 'partysocket/ws';
import { type ConnectionState, useConnection } from './connection.ts';

export type LiveOptions = {
  /** Gives a token that is valid for a while longer, renewed where needed. */
  imToken: () => Promise<{ imToken: string; ends: number }>;
  onEvent: (event: LiveEvent) => void;
  /** The connection is ready, for the first time or again. */
  onReady: () => void;
};

/** A slow network or a busy server needs longer than the library's 4 s, after which it would begin again and again. */
const maxConnectingMs = 20_000;
const renewBeforeMs = 5 * 60_000;
/** A token lives an hour; the server's clock may be far from the browser's, and a timer of over 2³¹ ms fires at once. */
const maxRenewalMs = 55 * 60_000;

/** Opens `/live` and keeps it open. Returns the way to close it for good. */
export function openLive(options: LiveOptions): () => void {
  const socket = new ReconnectingWebSocket(liveUrl(), [], {
    minReconnectionDelay: 1000,
    maxReconnectionDelay: 30_000,
    connectionTimeout: maxConnectingMs,
  });
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const hello = async () => {
    const { imToken, ends } = await options.imToken();
    if (isOver) return;
    socket.send(JSON.stringify({ im_token: imToken }));
    clearTimeout(renewal);
    const untilRenewalMs = Math.max(ends - Date.now() - renewBeforeMs, renewBeforeMs);
    renewal = setTimeout(sayHello, Math.min(untilRenewalMs, maxRenewalMs));
  };
  const sayHello = () => {
    hello().catch(() => !isOver && socket.reconnect());
  };

  setState(connectionState.connecting);
  socket.addEventListener('open', () => (isOver ? socket.close() : sayHello()));
  socket.addEventListener('close', () => {
    if (isOver) return socket.close();
    clearTimeout(renewal);
    setState(connectionState.reconnecting);
  });
  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    const frame = readFrame(data);
    if (frame?.type === 'ready') {
      setState(connectionState.ready);
      options.onReady();
    } else if (frame) options.onEvent(frame);
  });

  return () => {
    isOver = true;
    clearTimeout(renewal);
    // Closed while it opens, it would be a complaint in the console: it goes when it is open, or fails to be.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
    setState(connectionState.closed);
  };
}

function setState(state: ConnectionState): void {
  useConnection.setState({ state });
}

function readFrame(data: unknown): LiveFrame | undefined {
  try {
    return JSON.parse(String(data)) as LiveFrame;
  } catch {
    return undefined;
  }
}

function liveUrl(): string {
  const url = new URL(livePath, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
