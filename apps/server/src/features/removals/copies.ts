import { caseSubject } from '@kindred/contract/moderation/limits';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { revokeAccess } from '../../platform/db/transact.ts';
import { withholdFiles } from '../media/withheld/withhold-files.ts';
import type { Verdict } from '../moderation/cases/case-kind.ts';
import { decideOpenCase } from '../moderation/cases/decide-case.ts';
import { rejectPost } from '../posts/reportable-post.ts';

const $ = inputs({
  postId: 'bigint',
  userId: 'bigint',
  type: 'smallint',
  mediaIds: 'bigint[]',
  now: 'timestamptz',
});

const listMedia = statement(
  { media_id: 'bigint' },
  sql`select media_id from post_media where post_id = ${$.postId} order by position`,
);

export async function listMediaOf(tx: Tx, postId: string): Promise<string[]> {
  return (await listMedia.all(tx, { postId })).map(({ media_id }) => media_id);
}

const listPosts = statement(
  { post_id: 'bigint', user_id: 'bigint' },
  sql`select distinct p.post_id, c.user_id from post_media pm join posts p using (post_id) join characters c using (char_id)
    where pm.media_id = any(${$.mediaIds}) and p.post_id <> ${$.postId} and p.deleted_at is null and p.state in (1, 2)
    order by c.user_id, p.post_id limit 1000`,
);

const openCase = statement(
  { case_id: 'bigint?' },
  sql`select open_case('removals', 'removal', ${$.userId}, ${$.type}, ${$.postId}, 0::smallint, ${$.now}) as case_id`,
);

/**
 * Takes the files of a post and their identical copies from everybody, has them refused from then on, and removes the
 * other posts that show them: each by a decision of its own, which its owner can appeal against.
 */
export async function withholdCopies(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { postId, caseId }: { postId: string; caseId: string },
  { reason, by, now }: Verdict,
): Promise<void> {
  const mediaIds = await listMediaOf(tx, postId);
  const withheld = await withholdFiles(tx, { mediaIds, caseId, now });
  revokeAccess(tx, [...new Set(withheld.map(({ owner_user_id: ownerId }) => ownerId))]);
  const copies = withheld.map(({ media_id: mediaId }) => mediaId);
  for (const { post_id: id, user_id: userId } of await listPosts.all(tx, { mediaIds: copies, postId })) {
    const opened = await openCase.one(tx, { userId, type: caseSubject.post, postId: id, now });
    const note = `an identical copy of what case ${caseId} removed`;
    const copy = { decision: 'remove', reason, note, days: null, by, now } as const;
    const outcome =
      opened.case_id && (await decideOpenCase(context, tx, { ...copy, caseId: opened.case_id }));
    // Somebody else works on it: they decide, about a post that is hidden already.
    if (outcome !== 'ok') await rejectPost(tx, { id, reason });
  }
}
