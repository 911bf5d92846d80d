import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

type MessageListener = (message: unknown, topic: string | undefined) => void;

/** A connection to Redis, through which processes exchange messages and share counts. */
export type RedisLink = {
  /** Fails at once while Redis is away. */
  redis: Redis;
  /** Sends to all other processes; lost while Redis is away. */
  publish: (message: object) => void;
  /** Sends to the other processes that listen to this topic; lost while Redis is away. */
  publishTo: (topics: string[], message: object) => void;
  /** Calls `listener` with what others publish; `topic` is undefined for what goes to all. */
  onMessage: (listener: MessageListener) => void;
  /** Resolves when messages of this topic arrive here, or when Redis is away. */
  listen: (topic: string) => Promise<void>;
  unlisten: (topic: string) => void;
  /** Calls `listener` when messages begin to get lost, and when none is lost any more. */
  onSyncChange: (listener: () => void) => void;
  /** Since when no message can have been missed (`performance.now()`); undefined while Redis is away. */
  inSyncSince: () => number | undefined;
  close: () => void;
};

const channel = 'kindred:all';
const topicPrefix = 'kindred:to:';
const echoEveryMs = 500;
const silentAfterMs = 2000;
const commandTimeoutMs = 1000;

/**
 * Connects to Redis' sharded pub/sub (Redis 7, Valkey): a process is sent what goes to all, and the topics that it
 * listens to. Messages to our own channel prove that the connection works; after 2 s without an echo, or when a
 * connection breaks, the link is out of sync until the next echo. Throws an Error with one line when Redis cannot be
 * reached or is too old.
 */
export async function openRedisLink(url: string, log: FastifyBaseLogger): Promise<RedisLink> {
  const [redis, subscriber] = await connectPair(url);
  const processId = randomUUID();
  /** Begins what this process publishes, so that it need not read that again. */
  const sign = processId.slice(0, 8);
  const syncListeners: (() => void)[] = [];
  const ownChannel = `kindred:echo:${processId}`;
  await subscribe([redis, subscriber], ownChannel);

  let since: number | undefined = performance.now();
  let heardAt = since;
  let isClosed = false;
  const lose = (reason: string) => {
    if (since === undefined || isClosed) return;
    since = undefined;
    log.warn(
      { reason },
      'redis is away: sessions and chats are asked of the database, calls are counted by each process',
    );
    for (const listener of syncListeners) listener();
  };
  const hear = () => {
    heardAt = performance.now();
    if (since !== undefined) return;
    since = heardAt;
    log.info('redis is back');
    for (const listener of syncListeners) listener();
  };
  const onMessage = receiver(subscriber, { sign, ownChannel, hear });
  for (const connection of [redis, subscriber]) {
    connection.on('error', (error: Error) => lose(error.message));
    connection.on('close', () => lose('connection closed'));
  }
  const echoing = setInterval(() => {
    if (performance.now() - heardAt > silentAfterMs) lose('no answer');
    redis.spublish(ownChannel, '').catch((error: Error) => lose(error.message));
  }, echoEveryMs);

  return {
    redis,
    publish: (message) => {
      redis.publish(channel, sign + JSON.stringify(message)).catch((error: Error) => lose(error.message));
    },
    publishTo: (topics, message) => {
      const text = sign + JSON.stringify(message);
      for (const topic of topics)
        redis.spublish(topicPrefix + topic, text).catch((error: Error) => lose(error.message));
    },
    onMessage,
    listen: (topic) => listenTo(subscriber, topic, since === undefined),
    unlisten: (topic) => void subscriber.sunsubscribe(topicPrefix + topic).catch(() => undefined),
    onSyncChange: (listener) => syncListeners.push(listener),
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

/** Listens to what goes to all, and to the echo. */
async function subscribe([redis, subscriber]: [Redis, Redis], ownChannel: string): Promise<void> {
  await subscriber.subscribe(channel);
  await subscriber.ssubscribe(ownChannel).catch((error: Error) => {
    for (const connection of [redis, subscriber]) connection.disconnect();
    throw new Error(`REDIS_URL leads to no Redis 7 or newer, nor to a Valkey: ${error.message}`);
  });
}

async function listenTo(subscriber: Redis, topic: string, isAway: boolean): Promise<void> {
  const listening = subscriber.ssubscribe(topicPrefix + topic).catch(() => undefined);
  // While Redis is away the subscription waits for its return.
  if (!isAway) await Promise.race([listening, sleep(commandTimeoutMs, undefined, { ref: false })]);
}

/** Reads what others publish; the echo goes to `hear`. */
function receiver(
  subscriber: Redis,
  { sign, ownChannel, hear }: { sign: string; ownChannel: string; hear: () => void },
): (listener: MessageListener) => void {
  const listeners: MessageListener[] = [];
  const receive = (text: string, topic: string | undefined) => {
    if (text.startsWith(sign)) return;
    const message: unknown = JSON.parse(text.slice(sign.length));
    for (const listener of listeners) listener(message, topic);
  };
  subscriber.on('message', (_name: string, text: string) => receive(text, undefined));
  subscriber.on('smessage', (name: string, text: string) => {
    if (name === ownChannel) hear();
    else receive(text, name.slice(topicPrefix.length));
  });
  return (listener) => listeners.push(listener);
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
