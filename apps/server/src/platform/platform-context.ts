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

/** What the platform gives and needs, without a word of the product. The application's Context extends it. */
export interface PlatformContext {
  config: {
    encryptResponses: boolean;
    /** The host that is listened on. */
    host: string;
    trustProxy: ProxyTrust;
    /** Folder of this installation's files. */
    dataDir: string;
  };
  log: FastifyBaseLogger;
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  random: Random;
  live: LiveBus;
  /** What several processes count together; undefined where there is one. Fails at once while it is away. */
  redis: Redis | undefined;
  storage: Storage;
  /** Address under which people reach this installation, without a trailing slash. */
  publicUrl: () => string;
  /** Per-installation key for this purpose, 32 bytes. */
  secret: (purpose: string) => Buffer;
  /** Aborted when the server drains. */
  closing: AbortSignal;
  /** The live session of a bearer token. */
  authenticate: (token: string) => Promise<SessionViewer | undefined>;
}
