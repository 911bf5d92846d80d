import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@kindred/contract/wire/events';
import type { RedisLink } from './redis-link.ts';

/** Carries live events to people, wherever in the cluster their sockets and streams hang. Loses them when nobody listens. */
export type LiveBus = {
  publish(userIds: string[], event: LiveEvent): void;
  /** Calls back with each event for this person until the returned function is called. */
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** Messages between our own processes, such as "this session ended". */
  publishControl(message: ControlMessage): void;
  onControl(listener: (message: ControlMessage) => void): void;
  /** Calls back when this session ends, until the returned function is called. */
  onSessionEnded(sessionId: string, listener: () => void): () => void;
  /**
   * Since when no control message can have been missed (`performance.now()`); undefined while it is not sure that
   * those of other processes arrive. What rests on them must be asked of the database then.
   */
  inSyncSince(): number | undefined;
  /** Has this person a live listener in this process? */
  isListening(userId: string): boolean;
};

export type ControlMessage =
  | { type: 'session.ended'; sessionId: string; userId: string }
  /** What a session's person is has changed: a fan has become a creator. */
  | { type: 'user.changed'; userId: string }
  | { type: 'reply.stop'; replyId: string };

type Envelope = { to: string[]; event: LiveEvent } | { control: ControlMessage };

/**
 * Tells the listeners of this process at once, then those of the others through `link`. Without a link there are no
 * others.
 */
export function openLiveBus(link: RedisLink | undefined): LiveBus {
  const local = new EventEmitter({ captureRejections: false });
  local.setMaxListeners(0);
  const deliver = (envelope: Envelope) => {
    if ('control' in envelope) {
      const { control } = envelope;
      local.emit('control', control);
      if (control.type === 'session.ended') local.emit(`session:${control.sessionId}`);
    } else for (const userId of envelope.to) local.emit(`user:${userId}`, envelope.event);
  };
  const send = (envelope: Envelope) => {
    deliver(envelope);
    link?.publish(envelope);
  };
  link?.onMessage((message) => deliver(message as Envelope));

  return {
    publish: (userIds, event) => send({ to: userIds, event }),
    publishControl: (control) => send({ control }),
    subscribe: (userId, listener) => {
      local.on(`user:${userId}`, listener);
      return () => local.off(`user:${userId}`, listener);
    },
    onControl: (listener) => local.on('control', listener),
    onSessionEnded: (sessionId, listener) => {
      local.on(`session:${sessionId}`, listener);
      return () => local.off(`session:${sessionId}`, listener);
    },
    inSyncSince: () => (link ? link.inSyncSince() : Number.NEGATIVE_INFINITY),
    isListening: (userId) => local.listenerCount(`user:${userId}`) > 0,
  };
}
