import type { ParsedInput } from '@kindred/contract/all/calls';
import { attributionDays } from '@kindred/contract/tracking/limits';
import type { Context } from '../../context.ts';
import type { DomainEvent } from '../../domain-event.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { readTouch } from './touch-token.ts';

const $ = inputs({
  userId: 'bigint',
  seenAt: 'timestamptz',
  linkId: 'bigint',
  now: 'timestamptz',
  charId: 'bigint',
});

// Two tabs of one person wait for each other at the person's row.
const lock = statement({}, sql`select from users where user_id = ${$.userId} for no key update`);

const insertTouch = statement(
  {},
  sql`insert into tracking_touches (user_id, char_id, touched_at, link_id, is_sign_up)
    select u.user_id, l.char_id, ${$.seenAt}, l.link_id, u.created_at >= ${$.seenAt}
    from tracking_links l join characters c on c.char_id = l.char_id and c.deleted_at is null
    join users u on u.user_id = ${$.userId}
    where l.link_id = ${$.linkId} and c.user_id <> u.user_id and ${notBlocked($.userId, sql`c.user_id`)}
      and not exists (select from memberships m
        where m.user_id = u.user_id and m.char_id = l.char_id and m.state <> 'expired')
      and not exists (select from tracking_touches t where t.user_id = u.user_id and t.char_id = l.char_id
        and t.touched_at > ${$.seenAt} - ${attributionDays} * interval '1 day')`,
);

const markJoined = statement(
  {},
  sql`update tracking_touches set joined_at = ${$.now}
    where user_id = ${$.userId} and char_id = ${$.charId} and joined_at is null
      and touched_at > ${$.now} - ${attributionDays} * interval '1 day'`,
);

/**
 * Records by which link the viewer came to a page, and when, as the server signed it. The first link counts; a member is
 * not recorded.
 */
export async function openTrackingLink(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  { touch }: ParsedInput<'openTrackingLink'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const opening = readTouch(context, touch);
  if (!opening) return {};
  await context.db.transaction().execute(async (tx) => {
    await lock.run(tx, { userId });
    await insertTouch.run(tx, { userId, ...opening });
  });
  return {};
}

/** Counts a new member for the link that they came by. */
export async function countJoin(tx: Tx, event: DomainEvent): Promise<void> {
  switch (event.topic) {
    case 'followed':
    case 'trial_started':
    case 'subscribed':
      await markJoined.run(tx, { userId: event.otherUserId, charId: event.charId, now: event.now });
  }
}
