import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** A connection to Redis, through which processes exchange messages and share counts. */
export type RedisLink = {
  /** Fails at once while Redis is away. */
  redis: Redis;
  /** Sends to all other processes; lost while Redis is away. */
  publish: (message: object) => void;
  onMessage: (listener: (message: unknown) => void) => void;
  /** Since when no message can have been missed (`performance.now()`); undefined while Redis is away. */
  inSyncSince: () => number | undefined;
  close: () => void;
};

const channel = 'kindred:live';
const echoEveryMs = 1000;
const silentAfterMs = 3000;
const commandTimeoutMs = 1000;

/**
 * Connects to Redis pub/sub. Messages to our own channel prove that the connection works; after 3 s without an echo,
 * or when a connection breaks, the link is out of sync until the next echo. Throws an Error with one line when Redis
 * cannot be reached.
 */
export async function openRedisLink(url: string, log: FastifyBaseLogger): Promise<RedisLink> {
  const [redis, subscriber] = await connectPair(url);
  const processId = randomUUID();
  const ownChannel = `${channel}:${processId}`;
  await subscriber.subscribe(channel, ownChannel);

  let since: number | undefined = performance.now();
  let heardAt = since;
  let isClosed = false;
  const lose = (reason: string) => {
    if (since === undefined || isClosed) return;
    since = undefined;
    log.warn(
      { reason },
      'redis is away: sessions are asked of the database, calls are counted by each process',
    );
  };
  const hear = () => {
    heardAt = performance.now();
    if (since !== undefined) return;
    since = heardAt;
    log.info('redis is back');
  };
  const listeners: ((message: unknown) => void)[] = [];
  subscriber.on('message', (name: string, text: string) => {
    if (name === ownChannel) return hear();
    const { from, message } = JSON.parse(text) as { from: string; message: unknown };
    if (from !== processId) for (const listener of listeners) listener(message);
  });
  for (const connection of [redis, subscriber]) {
    connection.on('error', (error: Error) => lose(error.message));
    connection.on('close', () => lose('connection closed'));
  }
  const echoing = setInterval(() => {
    if (performance.now() - heardAt > silentAfterMs) lose('no answer');
    redis.publish(ownChannel, '').catch((error: Error) => lose(error.message));
  }, echoEveryMs);

  return {
    redis,
    publish: (message) => {
      redis
        .publish(channel, JSON.stringify({ from: processId, message }))
        .catch((error: Error) => lose(error.message));
    },
    onMessage: (listener) => listeners.push(listener),
    inSyncSince: () => since,
    close: () => {
      isClosed = true;
      clearInterval(echoing);
      for (const connection of [redis, subscriber]) connection.disconnect();
    },
  };
}

/** The connection for commands, and the one that listens. */
async function connectPair(url: string): Promise<[redis: Redis, subscriber: Redis]> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
  });
  const subscriber = new Redis(url, { lazyConnect: true });
  await Promise.all([connect(redis), connect(subscriber)]).catch((error: Error) => {
    for (const connection of [redis, subscriber]) connection.disconnect();
    throw error;
  });
  return [redis, subscriber];
}

/** ioredis rejects with "Connection is closed."; the event has the cause. */
async function connect(connection: Redis): Promise<void> {
  let cause = 'no answer';
  connection.on('error', ({ message }: Error) => {
    cause = message;
  });
  await connection.connect().catch(() => {
    throw new Error(`REDIS_URL cannot be reached: ${cause}`);
  });
}
