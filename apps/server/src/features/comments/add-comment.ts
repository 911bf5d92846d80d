import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { concernIn, heed } from '../care/heed.ts';
import { isHeldForStaff } from '../moderation/held/hold-change.ts';
import { reviewText } from '../moderation/review-text.ts';
import { commentNumSql } from '../posts/comment-num.ts';
import { announceComment } from './review/announce-comment.ts';
import { commentJoins, commentJson } from './comments.present.ts';
import { holdComment } from './review/review-comment.ts';

const $ = inputs({
  viewerId: 'bigint',
  viewerIsCreator: 'boolean',
  postId: 'bigint',
  rootId: 'bigint?',
  replyToId: 'bigint?',
  replyUserId: 'bigint?',
  content: 'text',
  clientId: 'text?',
  now: 'timestamptz',
  commentId: 'bigint',
});

export type ReplyTarget = { rootId: string; commentId: string; userId: string };

export type NewComment = {
  postId: string;
  content: string;
  clientId: string | undefined;
  /** The time zone of the writer's device. */
  timezone: string;
  target?: ReplyTarget;
};

const addedComment = {
  outcome: as<'ok' | 'repeated' | 'gone' | 'locked' | 'closed' | 'target_gone'>('text'),
  may_comment: 'smallint',
  new_id: 'bigint',
  owner_id: 'bigint',
  owner_char_id: 'bigint',
  is_shadow_hidden: 'boolean',
} as const;
type Added = ColumnsOf<typeof addedComment>;

const add = statement(
  addedComment,
  sql`select * from add_comment(${$.viewerId}, ${$.viewerIsCreator},
    (${$.postId}, ${$.rootId}, ${$.replyToId}, ${$.replyUserId}, ${$.content}, ${$.clientId})::new_comment,
    ${$.now})`,
);

const findWritten = statement(
  { comment: 'text', comment_num: 'integer' },
  sql`select ${commentJson}::text as comment,
      (select ${commentNumSql} from posts p where p.post_id = k.post_id) as comment_num
    from comments k ${commentJoins} where k.comment_id = ${$.commentId}`,
);

/**
 * Writes a comment or a reply, once per client id, and notifies the people concerned. Checks the comment setting, the
 * access to the post and the reply's target in the writing transaction.
 */
export async function addComment(context: Context, comment: NewComment, viewer: Viewer): Promise<RawJson> {
  const verdict = reviewText(comment.content, 'fan_message');
  const heeded = { userId: viewer.userId, source: 'comment', timezone: comment.timezone } as const;
  const help = (await heed(context, verdict, heeded)) ?? null;
  if (verdict.outcome === 'refuse') refuse('textRefused', { field: 'content', help });
  if (concernIn(verdict)?.isMinor) refuse('ageHeld', { help });
  return transact(context, async (tx) => {
    const added = await insert(tx, context, comment, viewer);
    if (added.outcome !== 'ok' && added.outcome !== 'repeated') refuseComment(added);
    if (added.outcome === 'ok' && isHeldForStaff(context))
      await holdComment(context, tx, {
        commentId: added.new_id,
        userId: viewer.userId,
        content: comment.content,
      });
    else if (added.outcome === 'ok' && !added.is_shadow_hidden)
      await announceComment(context, tx, {
        commentId: added.new_id,
        postId: comment.postId,
        userId: viewer.userId,
        content: comment.content,
        repliedUserId: comment.target?.userId ?? null,
        ownerId: added.owner_id,
        charId: added.owner_char_id,
      });
    const row = await findWritten.one(tx, {
      viewerId: viewer.userId,
      commentId: added.new_id,
      now: context.clock.now(),
    });
    const facts = { comment_num: row.comment_num, help };
    return new RawJson(`{"comment":${row.comment},${JSON.stringify(facts).slice(1)}`);
  });
}

function insert(
  tx: Tx,
  { clock }: Context,
  { postId, content, clientId, target }: NewComment,
  { userId, isCreator }: Viewer,
): Promise<Added> {
  return add.one(tx, {
    viewerId: userId,
    postId,
    viewerIsCreator: isCreator,
    rootId: target?.rootId ?? null,
    replyToId: target?.commentId ?? null,
    replyUserId: target?.userId ?? null,
    content,
    clientId: clientId ?? null,
    now: clock.now(),
  });
}

function refuseComment({ outcome, may_comment }: Added): never {
  switch (outcome) {
    case 'ok':
    case 'repeated':
      throw new Error('a comment that was written is no refusal');
    case 'gone':
      return refuse('postDeleted');
    case 'locked':
      return refuse('postLocked');
    case 'closed':
      return refuse('commentsClosed', { can_comment: may_comment });
    case 'target_gone':
      return refuse('commentDeleted');
    default:
      return outcome satisfies never;
  }
}
