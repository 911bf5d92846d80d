import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@kindred/contract/all/events';
import type { RedisLink } from './redis-link.ts';

/** Delivers live events to people's sockets and streams in all processes. An event without a listener is lost. */
export type LiveBus = {
  publish(userIds: string[], event: LiveEvent): void;
  /** Does the same in this process alone, for news that each process finds out by itself. */
  publishHere(userIds: string[], event: LiveEvent): void;
  /** Calls `listener` with each event for this person until the returned function is called. */
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** Resolves when events of other processes for a person with a listener arrive here, or when none can. */
  whenHeard(userId: string): Promise<void>;
  /** Tells every process, including this one, that `type` happened to `id`. */
  publishControl(type: string, id: string): void;
  onControl(type: string, listener: (id: string) => void): void;
  /** Calls `listener` when `session.ended` is published for this session, until the returned function is called. */
  onSessionEnded(sessionId: string, listener: () => void): () => void;
  /**
   * Returns since when no message can have been missed (`performance.now()`); undefined while messages of other
   * processes may get lost. Caches that depend on these messages must then read the database.
   */
  inSyncSince(): number | undefined;
  /** Calls `listener` when messages begin to get lost, and when none is lost any more: some may have been. */
  onSyncChange(listener: () => void): void;
  /** Returns the people with a live listener in this process. */
  listListening(): string[];
  /** Returns whether this person has a live listener in this process. */
  isListening(userId: string): boolean;
  /** Returns whether this person may have a live listener in any process, for events that are costly to build. */
  mayBeListening(userId: string): boolean;
};

type Control = { control: string; id: string };
type Person = { listeners: Set<(event: LiveEvent) => void>; heard: Promise<void> | undefined };

export const sessionEnded = 'session.ended';
/** The control message for a change of a person, such as from fan to creator. */
export const userChanged = 'user.changed';

/** The control message for a person who may open less than before, or whose media others may open less of. */
export const accessRevoked = 'access.revoked';

/**
 * Notifies this process at once, then the others through `link`: an event goes to those processes only that listen to
 * its people. Without a link the others are never reached.
 */
export function openLiveBus(link: RedisLink | undefined, { isAlone }: { isAlone: boolean }): LiveBus {
  const controls = new EventEmitter({ captureRejections: false });
  controls.setMaxListeners(0);
  const people = new Map<string, Person>();
  const publishHere = (userIds: string[], event: LiveEvent) => {
    for (const userId of userIds) for (const listener of people.get(userId)?.listeners ?? []) listener(event);
  };
  const control = ({ control: type, id }: Control) => {
    controls.emit(`control:${type}`, id);
    if (type === sessionEnded) controls.emit(`session:${id}`);
  };
  link?.onMessage((message, userId) => {
    if (userId === undefined) control(message as Control);
    else publishHere([userId], message as LiveEvent);
  });

  return {
    publish: (userIds, event) => {
      publishHere(userIds, event);
      link?.publishTo(userIds, event);
    },
    publishHere,
    publishControl: (type, id) => {
      control({ control: type, id });
      link?.publish({ control: type, id });
    },
    subscribe: (userId, listener) => {
      const person = people.get(userId) ?? { listeners: new Set(), heard: link?.listen(userId) };
      people.set(userId, person);
      person.listeners.add(listener);
      return () => {
        if (!person.listeners.delete(listener) || person.listeners.size > 0) return;
        people.delete(userId);
        link?.unlisten(userId);
      };
    },
    whenHeard: async (userId) => people.get(userId)?.heard,
    onControl: (type, listener) => controls.on(`control:${type}`, listener),
    onSessionEnded: (sessionId, listener) => {
      controls.on(`session:${sessionId}`, listener);
      return () => controls.off(`session:${sessionId}`, listener);
    },
    inSyncSince: () => (isAlone ? Number.NEGATIVE_INFINITY : link?.inSyncSince()),
    onSyncChange: (listener) => link?.onSyncChange(listener),
    listListening: () => [...people.keys()],
    isListening: (userId) => people.has(userId),
    mayBeListening: (userId) => !isAlone || people.has(userId),
  };
}
