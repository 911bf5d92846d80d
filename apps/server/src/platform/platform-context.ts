import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { ProxyTrust } from './http/client-address.ts';
import type { SessionViewer } from './http/viewer.ts';
import type { Random } from './random.ts';
import type { LiveBus } from './realtime/live-bus.ts';
import type { Storage } from './storage/storage.ts';

/** What the platform provides and needs, free of product terms. The application's Context extends it. */
export interface PlatformContext {
  config: {
    encryptResponses: boolean;
    /** The host that the server listens on. */
    host: string;
    trustProxy: ProxyTrust;
    /** No other process serves this installation. */
    isAlone: boolean;
    /** A transaction pooler stands between us and PostgreSQL. */
    pooler: { directUrl: string | undefined } | undefined;
    /** The folder of this installation's files. */
    dataDir: string;
  };
  log: FastifyBaseLogger;
  db: Db;
  pool: pg.Pool;
  /** The connections of background jobs, so that no burst of them makes a request wait. */
  jobPool: pg.Pool;
  clock: Clock;
  random: Random;
  live: LiveBus;
  /** Holds counts that several processes share; undefined for a single one. Fails at once while Redis is away. */
  redis: Redis | undefined;
  storage: Storage;
  /** The public address of this installation, without a trailing slash. */
  publicUrl: () => string;
  /** Returns this installation's key for a purpose, 32 bytes. */
  secret: (purpose: string) => Buffer;
  /** Aborted when the server starts to shut down. */
  closing: AbortSignal;
  /** Returns the live session of a bearer token. */
  authenticate: (token: string) => Promise<SessionViewer | undefined>;
}
