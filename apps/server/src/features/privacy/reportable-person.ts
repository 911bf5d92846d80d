import { reportedType } from '@kindred/contract/moderation/limits';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import type { Reportable } from '../moderation/moderation.hooks.ts';
import { getTargetUser } from './get-target-user.ts';

const $ = inputs({ charId: 'bigint?', userId: 'bigint', viewerId: 'bigint' });

const findPerson = statement(
  { content: 'text' },
  sql`select concat_ws(e'\\n', coalesce(c.name, u.nickname), nullif(c.nickname, ''), nullif(c.tagline, ''), nullif(c.bio, ''))
      as content
    from users u left join characters c on c.char_id = ${$.charId} and c.deleted_at is null
    where u.user_id = ${$.userId} and u.deleted_at is null
      and ${notBlocked($.viewerId, sql`u.user_id`)}`,
);

/** A person that the viewer has met and that is not blocked, with the texts of their page. */
export const reportablePerson: Reportable = {
  type: reportedType.person,
  missing: 'notFound',
  find: async (tx, { viewer, id }) => {
    const viewerId = viewer.userId;
    const { otherUserId, metCharId, isMet } = await getTargetUser(tx, { viewerId, id });
    if (!isMet) return undefined;
    const row = await findPerson.first(tx, { userId: otherUserId, charId: metCharId, viewerId });
    return row && { id: otherUserId, authorId: otherUserId, content: row.content };
  },
};
