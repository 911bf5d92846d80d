import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { RawJson } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { characterIsThere } from '../../characters/characters.present.ts';
import { readPost } from '../get-post.ts';
import { postAccessJoins, postInputs, postIsThere } from '../posts.present.ts';

const $ = inputs({ viewerId: 'bigint', postId: 'bigint', now: 'timestamptz', options: 'integer[]' });

const findAccess = statement(
  { access: as<'full' | 'preview' | 'locked'>('text'), is_own: 'boolean' },
  sql`select a.access, c.user_id = ${$.viewerId} as is_own from posts p ${postAccessJoins}
    where p.post_id = ${$.postId} and ${postIsThere} and ${characterIsThere}`,
);
const lockPoll = statement(
  { is_multiple: 'boolean', is_over: 'boolean!', option_num: 'integer!', own: 'integer[]!' },
  sql`select o.is_multiple, coalesce(o.ends_at <= ${$.now}, false) as is_over,
      (select count(*)::int from poll_options c where c.post_id = o.post_id) as option_num,
      array(select v.option::int from poll_votes v
        where v.post_id = o.post_id and v.user_id = ${$.viewerId} order by v.option) as own
    from post_polls o where o.post_id = ${$.postId} for update of o`,
);
const insertVotes = statement(
  {},
  sql`with added as (insert into poll_votes (post_id, user_id, option, voted_at)
        select ${$.postId}, ${$.viewerId}, v.option, ${$.now} from unnest(${$.options}) v (option)
      returning option),
    counted as (update poll_options o set vote_num = o.vote_num + 1 from added a
      where o.post_id = ${$.postId} and o.option = a.option)
    update post_polls o set voter_num = o.voter_num + 1 where o.post_id = ${$.postId}`,
);

/**
 * Votes in the poll of a post, once. Refuses with `postDeleted`, `forbidden` who does not have the post in full and its
 * creator, `pollVoted` another vote than the one that is there, and `pollOver`.
 */
export async function voteInPoll(
  context: Context,
  { diary_id: postId, option }: ParsedInput<'votePoll'>,
  viewer: Viewer,
): Promise<RawJson> {
  const options = [...new Set([option].flat())].toSorted((a, b) => a - b);
  const access =
    (await findAccess.first(context.db, { ...postInputs(context, viewer), postId })) ?? refuse('postDeleted');
  if (access.access !== 'full' || access.is_own) refuse('forbidden');
  const vote = { postId, viewerId: viewer.userId, now: context.clock.now(), options };
  await transact(context, async (tx) => {
    if (await mayVote(tx, vote)) await insertVotes.run(tx, vote);
  });
  return readPost(context, postId, viewer);
}

type Vote = { postId: string; viewerId: string; now: Date; options: number[] };

/** Locks the poll. Returns false where the same vote is there already. */
async function mayVote(tx: Tx, { options, ...vote }: Vote): Promise<boolean> {
  // Read again under the lock: the row of a statement that waited for it is older than what it waited for.
  await lockPoll.first(tx, vote);
  const poll = (await lockPoll.first(tx, vote)) ?? refuse('postDeleted');
  if (poll.own.length > 0) return String(poll.own) === String(options) ? false : refuse('pollVoted');
  if (poll.is_over) refuse('pollOver');
  const isFit =
    options.every((index) => index < poll.option_num) && (poll.is_multiple || options.length === 1);
  return isFit || refuse('invalidInput', { field: 'option' });
}
