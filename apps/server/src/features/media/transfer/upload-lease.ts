import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ uploadId: 'text', holder: 'text', leaseSeconds: 'integer' });

/** By the database's own clock: a lease is about processes, not about the product's time. */
const until = sql`clock_timestamp() + make_interval(secs => ${$.leaseSeconds})`;
const take = statement(
  {},
  sql`update media_uploads set lease_holder = ${$.holder}, lease_until = ${until}, is_lease_wanted = false
    where upload_id = ${$.uploadId} and (lease_until is null or lease_until < clock_timestamp())`,
);
const want = statement(
  {},
  sql`update media_uploads set is_lease_wanted = true where upload_id = ${$.uploadId}`,
);
const renew = statement(
  { is_lease_wanted: 'boolean' },
  sql`update media_uploads set lease_until = ${until}
    where upload_id = ${$.uploadId} and lease_holder = ${$.holder} returning is_lease_wanted`,
);
const release = statement(
  {},
  sql`update media_uploads set lease_holder = null, lease_until = null
    where upload_id = ${$.uploadId} and lease_holder = ${$.holder}`,
);
const releaseAll = statement(
  {},
  sql`update media_uploads set lease_holder = null, lease_until = null where lease_holder is not null`,
);

export type LeaseTimes = { leaseSeconds: number; renewMs: number; pollMs: number; patienceMs: number };

/** A killed process blocks an upload for `leaseSeconds`; a client tries for longer. */
const defaultTimes: LeaseTimes = { leaseSeconds: 6, renewMs: 1500, pollMs: 150, patienceMs: 10_000 };

/**
 * Lets one request at a time write to an upload, in all processes: a lease in the upload's row, renewed while the
 * request lasts. A request that waits asks the holder to stop, because a lost connection may look alive for minutes.
 */
export function uploadLeases({ db, random, log }: Context, times = defaultTimes): Locker {
  return { newLock: (uploadId) => leaseOf(uploadId) };

  function leaseOf(uploadId: string): Lock {
    const own = { uploadId, holder: random.token(9), leaseSeconds: times.leaseSeconds };
    let renewing: NodeJS.Timeout | undefined;
    const keep = async (stop: RequestRelease) => {
      const lease = await renew.first(db, own);
      if (!lease || lease.is_lease_wanted) await stop();
    };
    return {
      lock: async (signal, stop) => {
        const end = Date.now() + times.patienceMs;
        while ((await take.run(db, own)) === 0) {
          if ((await want.run(db, own)) === 0) throw ERRORS.FILE_NOT_FOUND;
          if (signal.aborted || Date.now() > end) throw uploadIsBusy;
          await sleep(times.pollMs);
        }
        renewing = setInterval(() => {
          keep(stop).catch((err) => log.warn({ err }, 'a lease was not renewed'));
        }, times.renewMs);
      },
      unlock: async () => {
        clearInterval(renewing);
        await release.run(db, own);
      },
    };
  }
}

/** 423 Locked (RFC 4918 §11.3): clients try again. */
const uploadIsBusy = { status_code: 423, body: 'Another request is writing\n' };

/** Ends all leases. Only where no other process runs. */
export async function endLeases({ db }: Context): Promise<void> {
  await releaseAll.run(db);
}
