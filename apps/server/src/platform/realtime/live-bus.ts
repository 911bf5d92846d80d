import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@kindred/contract/all/events';
import type { RedisLink } from './redis-link.ts';

/** Delivers live events to people's sockets and streams in all processes. An event without a listener is lost. */
export type LiveBus = {
  publish(userIds: string[], event: LiveEvent): void;
  /** Calls `listener` with each event for this person until the returned function is called. */
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** Tells every process, including this one, that `type` happened to `id`. */
  publishControl(type: string, id: string): void;
  onControl(type: string, listener: (id: string) => void): void;
  /** Calls `listener` when `session.ended` is published for this session, until the returned function is called. */
  onSessionEnded(sessionId: string, listener: () => void): () => void;
  /**
   * Returns since when no control message can have been missed (`performance.now()`); undefined while messages of
   * other processes may get lost. Caches that depend on these messages must then read the database.
   */
  inSyncSince(): number | undefined;
  /** Returns whether this person has a live listener in this process. */
  isListening(userId: string): boolean;
  /** Returns whether this person may have a live listener in any process, for events that are costly to build. */
  mayBeListening(userId: string): boolean;
};

type Envelope = { to: string[]; event: LiveEvent } | { control: string; id: string };

export const sessionEnded = 'session.ended';
/** The control message for a change of a person, such as from fan to creator. */
export const userChanged = 'user.changed';

/** The control message for a person who may open less than before, or whose media others may open less of. */
export const accessRevoked = 'access.revoked';

/** Notifies this process at once, then the others through `link`. Without a link the others are never reached. */
export function openLiveBus(link: RedisLink | undefined, { isAlone }: { isAlone: boolean }): LiveBus {
  const local = new EventEmitter({ captureRejections: false });
  local.setMaxListeners(0);
  const deliver = (envelope: Envelope) => {
    if ('control' in envelope) {
      const { control, id } = envelope;
      local.emit(`control:${control}`, id);
      if (control === sessionEnded) local.emit(`session:${id}`);
    } else for (const userId of envelope.to) local.emit(`user:${userId}`, envelope.event);
  };
  const send = (envelope: Envelope) => {
    deliver(envelope);
    link?.publish(envelope);
  };
  link?.onMessage((message) => deliver(message as Envelope));

  return {
    publish: (userIds, event) => send({ to: userIds, event }),
    publishControl: (control, id) => send({ control, id }),
    subscribe: (userId, listener) => {
      local.on(`user:${userId}`, listener);
      return () => local.off(`user:${userId}`, listener);
    },
    onControl: (type, listener) => local.on(`control:${type}`, listener),
    onSessionEnded: (sessionId, listener) => {
      local.on(`session:${sessionId}`, listener);
      return () => local.off(`session:${sessionId}`, listener);
    },
    inSyncSince: () => (isAlone ? Number.NEGATIVE_INFINITY : link?.inSyncSince()),
    isListening: (userId) => local.listenerCount(`user:${userId}`) > 0,
    mayBeListening: (userId) => !isAlone || local.listenerCount(`user:${userId}`) > 0,
  };
}
