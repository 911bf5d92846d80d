import type { Context } from '../../context.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const end = statement(
  { is_ended: 'boolean' },
  sql`select end_care(${input('userId', 'bigint')}, ${input('now', 'timestamptz')}) as is_ended`,
);

/** Ends the viewer's care mode by their own word; their tabs hear of it. */
export async function endCare(
  { db, clock, live }: Pick<Context, 'db' | 'clock' | 'live'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const { is_ended } = await end.one(db, { userId, now: clock.now() });
  if (is_ended) live.publish([userId], { type: 'care.ended' });
  return {};
}
