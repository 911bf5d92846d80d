import type { DeletedPerson } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { enqueueDeletion } from '../../media/delete-media.ts';

const detachOfPerson = statement(
  {},
  sql`delete from message_media mm using media f
    where f.media_id = mm.media_id and f.owner_user_id = ${input('userId', 'bigint')}
      and not exists (select from message_purchases b join users u using (user_id)
        where b.message_id = mm.message_id and b.refunded_by is null and u.deleted_at is null)`,
);

/** What a deleted person sent goes out of their messages, unless it was sold; the files go with all that is theirs. */
export async function detachMediaOfPerson(tx: Tx, person: DeletedPerson): Promise<void> {
  await detachOfPerson.run(tx, person);
}

const detachUnsent = statement(
  { media_id: 'bigint' },
  sql`delete from message_media mm using message_versions v, messages m
    where v.replaced_at < ${input('before', 'timestamptz')} and m.conversation_id = v.conversation_id and m.seq = v.seq
      and m.is_deleted and mm.message_id = m.message_id
      and not exists (select from message_purchases b where b.message_id = m.message_id and b.refunded_by is null)
    returning mm.media_id`,
);

/** Deletes the media of messages that were unsent before that time, but for what somebody has bought. */
export async function deleteUnsentMedia(tx: Tx, before: Date): Promise<void> {
  const detached = await detachUnsent.all(tx, { before });
  await enqueueDeletion(
    tx,
    detached.map(({ media_id }) => media_id),
  );
}
