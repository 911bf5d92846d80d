import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { ownCharacter } from '../../characters/own-character.ts';
import { isFan } from './is-fan.sql.ts';

const $ = inputs({ charId: 'bigint', fanId: 'bigint', content: 'text', now: 'timestamptz' });

// Waits for a deletion of the fan's account, or makes it wait: no note about them is written afterwards.
const write = statement(
  { content: 'text' },
  sql`insert into fan_notes as n (char_id, user_id, content, updated_at)
    select ${$.charId}, u.user_id, ${$.content}, ${$.now}
      from (select user_id from users where user_id = ${$.fanId} and deleted_at is null for key share) u where ${isFan}
    on conflict (char_id, user_id) do update set content = excluded.content, updated_at = excluded.updated_at
    returning n.content`,
);
const remove = statement({}, sql`delete from fan_notes where char_id = ${$.charId} and user_id = ${$.fanId}`);

/** Replaces a creator's private notes about a fan. */
export async function setFanNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id: fanId, content }: ParsedInput<'setFanNote'>,
  viewer: Viewer,
): Promise<{ note: string }> {
  const key = { charId: ownCharacter(viewer), fanId };
  if (content === '') {
    await remove.run(db, key);
    return { note: '' };
  }
  const row = await write.first(db, { ...key, viewerId: viewer.userId, content, now: clock.now() });
  return { note: (row ?? refuse('notFound')).content };
}
