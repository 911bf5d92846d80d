import { createHash } from 'node:crypto';
import type { Context } from '../../src/context.ts';
import { queryOne, type Tx } from '../../src/platform/db/db.ts';

const dayMs = 86_400_000;

const give = `select outcome from send_gift(
  $1::bigint, $2::bigint, $3::integer, $4, $5::bytea, $6::integer, $7::timestamptz, $8::timestamptz)`;

/** A gift of the demo world, at its time. */
export async function giveDemoGift(
  tx: Tx,
  { config }: Pick<Context, 'config'>,
  {
    fan,
    charId,
    diamonds,
    key,
    at,
  }: { fan: string; charId: string; diamonds: number; key: string; at: Date },
): Promise<void> {
  const hash = createHash('sha256').update(key).digest();
  const available = new Date(at.getTime() + 7 * dayMs);
  const { outcome } = await queryOne<{ outcome: string }>(tx, give, [
    fan,
    charId,
    diamonds,
    key,
    hash,
    config.creatorShareBps,
    at,
    available,
  ]);
  if (outcome !== 'ok') throw new Error(`the demo world could not give: ${outcome}`);
}
