import pg from 'pg';
import type { PlatformContext } from '../platform-context.ts';
import type { Connected } from './retrying-pool.ts';

const pollMs = 2000;
/** Nothing tells of new jobs here, and somebody may be waiting for an answer. */
const pollDeafMs = 300;

/**
 * Returns how a job runner hears of new jobs (LISTEN): by a connection of `pool`; behind a transaction pooler, which
 * hands no such news on, by a direct connection, or by asking more often where none is known.
 */
export function jobListener(
  pool: pg.Pool,
  pooler: PlatformContext['config']['pooler'],
): { connect: (callback: Connected) => void; pollMs: number; close: () => Promise<void> } {
  if (!pooler) return { connect: (callback) => pool.connect(callback), pollMs, close: async () => {} };
  if (!pooler.directUrl) return { connect: () => {}, pollMs: pollDeafMs, close: async () => {} };
  const direct = new pg.Pool({ connectionString: pooler.directUrl, max: 1, connectionTimeoutMillis: 10_000 });
  // The runner connects again; without a listener the error would end the process.
  direct.on('error', () => undefined);
  return { connect: (callback) => direct.connect(callback), pollMs, close: () => direct.end() };
}
