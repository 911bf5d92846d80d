import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@kindred/contract/wire/events';
import { Redis } from 'ioredis';

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
  /** Has this person a live listener in this process? */
  isListening(userId: string): boolean;
  close(): Promise<void>;
};

type Envelope = { to: string[]; event: LiveEvent } | { control: string; id: string };

/** What is published of a session that has ended. */
export const sessionEnded = 'session.ended';

const channel = 'kindred:live';

/**
 * One process: an emitter. With `redisUrl` everything also goes through Redis pub/sub, so that every process
 * delivers to its own listeners.
 */
export async function openLiveBus(
  redisUrl: string | undefined,
  onError: (error: Error) => void,
): Promise<LiveBus> {
  const local = new EventEmitter({ captureRejections: false });
  local.setMaxListeners(0);
  const deliver = (envelope: Envelope) => {
    if ('control' in envelope) {
      const { control, id } = envelope;
      local.emit(`control:${control}`, id);
      if (control === sessionEnded) local.emit(`session:${id}`);
    } else for (const userId of envelope.to) local.emit(`user:${userId}`, envelope.event);
  };
  const wire = redisUrl
    ? await connectRedis(redisUrl, deliver, onError)
    : { send: deliver, close: async () => {} };

  return {
    publish: (userIds, event) => wire.send({ to: userIds, event }),
    publishControl: (control, id) => wire.send({ control, id }),
    subscribe: (userId, listener) => {
      local.on(`user:${userId}`, listener);
      return () => local.off(`user:${userId}`, listener);
    },
    onControl: (type, listener) => local.on(`control:${type}`, listener),
    onSessionEnded: (sessionId, listener) => {
      local.on(`session:${sessionId}`, listener);
      return () => local.off(`session:${sessionId}`, listener);
    },
    isListening: (userId) => local.listenerCount(`user:${userId}`) > 0,
    close: wire.close,
  };
}

async function connectRedis(
  url: string,
  deliver: (envelope: Envelope) => void,
  onError: (error: Error) => void,
) {
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { lazyConnect: true });
  await Promise.all([connect(publisher), connect(subscriber)]).catch((error: Error) => {
    for (const connection of [publisher, subscriber]) connection.disconnect();
    throw error;
  });
  for (const connection of [publisher, subscriber]) connection.on('error', onError);
  await subscriber.subscribe(channel);
  subscriber.on('message', (_channel, text) => deliver(JSON.parse(text) as Envelope));
  return {
    send: (envelope: Envelope) => void publisher.publish(channel, JSON.stringify(envelope)).catch(onError),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** ioredis rejects with "Connection is closed."; why it is, the event says. */
async function connect(connection: Redis): Promise<void> {
  let cause = 'no answer';
  connection.on('error', ({ message }: Error) => {
    cause = message;
  });
  await connection.connect().catch(() => {
    throw new Error(`REDIS_URL cannot be reached: ${cause}`);
  });
}
