import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueueDeletion } from '../../media/delete-media.ts';

const $ = inputs({ userId: 'bigint', before: 'timestamptz' });

const hasBuyer = sql`exists (select from message_purchases b join users u using (user_id)
  where b.message_id = mm.message_id and b.refunded_by is null and u.deleted_at is null)`;

const detachOfPerson = statement(
  {},
  sql`delete from message_media mm using media f
    where f.media_id = mm.media_id and f.owner_user_id = ${$.userId}
      and not ${hasBuyer}`,
);

/**
 * Detaches the files of a deleted person from their messages, except sold ones; the files themselves are deleted with
 * the account.
 */
export async function detachMediaOfPerson(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  await detachOfPerson.run(tx, person);
}

const detachUnsent = statement(
  { media_id: 'bigint' },
  sql`delete from message_media mm using message_versions v, messages m
    where v.replaced_at < ${$.before} and m.conversation_id = v.conversation_id and m.seq = v.seq
      and m.is_deleted and mm.message_id = m.message_id
      and not exists (select from message_purchases b where b.message_id = m.message_id and b.refunded_by is null)
    returning mm.media_id`,
);

/** Deletes the media of messages unsent before that time, except sold ones. */
export async function deleteUnsentMedia(tx: Tx, before: Date): Promise<void> {
  const detached = await detachUnsent.all(tx, { before });
  await enqueueDeletion(
    tx,
    detached.map(({ media_id }) => media_id),
  );
}

const detachUnowned = statement(
  { media_id: 'bigint' },
  sql`with unowned as (
      select mm.message_id, mm.media_id from users o join media f on f.owner_user_id = o.user_id
        join message_media mm on mm.media_id = f.media_id
      where o.deleted_at is not null and not ${hasBuyer} limit 1000)
    delete from message_media mm using unowned where (mm.message_id, mm.media_id) = (unowned.message_id, unowned.media_id)
    returning mm.media_id`,
);

/** Deletes media that were kept of deleted people for buyers who have all been paid back since, or have left themselves. */
export async function deleteUnownedMedia(tx: Tx): Promise<void> {
  const detached = await detachUnowned.all(tx);
  await enqueueDeletion(
    tx,
    detached.map(({ media_id }) => media_id),
  );
}
