import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Hooks } from './feature.ts';
import type { CompanionAi } from './outside/ai/companion-ai.ts';
import type { Payments } from './outside/payments/payments.ts';
import type { SignIn } from './outside/sign-in/sign-in.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/db.ts';
import type { Viewer } from './platform/http/viewer.ts';
import type { Random } from './platform/random.ts';
import type { LiveBus } from './platform/realtime/live-bus.ts';
import type { Storage } from './platform/storage/storage.ts';

/** All that a use case may reach. A record: nothing in it knows a feature. */
export type Context = {
  config: Config;
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
  payments: Payments;
  ai: CompanionAi;
  signIn: SignIn;
  /** What features do on the news of lower rungs; put together by app.ts. */
  hooks: Hooks;
  /** The live session of a bearer token. */
  authenticate: (token: string) => Promise<Viewer | undefined>;
};
