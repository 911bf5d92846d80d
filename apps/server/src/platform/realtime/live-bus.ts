import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@kindred/contract/wire/events';
import type { RedisLink } from './redis-link.ts';

/** Carries live events to people, wherever in the cluster their sockets and streams hang. Loses them when nobody listens. */
export type LiveBus = {
  publish(userIds: string[], event: LiveEvent): void;
  /** Calls back with each event for this person until the returned function is called. */
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** Tells every process of ours, this one too, that `type` happened to `id`. */
  publishControl(type: string, id: string): void;
  onControl(type: string, listener: (id: string) => void): void;
  /** Calls back when `session.ended` is published for this session, until the returned function is called. */
  onSessionEnded(sessionId: string, listener: () => void): () => void;
  /**
   * Since when no control message can have been missed (`performance.now()`); undefined while it is not sure that
   * those of other processes arrive. What rests on them must be asked of the database then.
   */
  inSyncSince(): number | undefined;
  /** Has this person a live listener in this process? */
  isListening(userId: string): boolean;
  /** Might they have one in any process? For news that cost something to put together. */
  mayBeListening(userId: string): boolean;
};

type Envelope = { to: string[]; event: LiveEvent } | { control: string; id: string };

/** What is published of a session that has ended. */
export const sessionEnded = 'session.ended';

/** Published of a person who may open less than before, or whose things others may open less of. */
export const accessRevoked = 'access.revoked';

/**
 * Tells the listeners of this process at once, then those of the others through `link`. Without a link there are no
 * others.
 */
export function openLiveBus(link: RedisLink | undefined): LiveBus {
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
    inSyncSince: () => (link ? link.inSyncSince() : Number.NEGATIVE_INFINITY),
    isListening: (userId) => local.listenerCount(`user:${userId}`) > 0,
    mayBeListening: (userId) => link !== undefined || local.listenerCount(`user:${userId}`) > 0,
  };
}
