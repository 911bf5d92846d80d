import type { ParsedInput } from '@kindred/contract/all/calls';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { deletingPolls } from '../posts/polls/delete-polls.ts';
import { readTime } from './schedule/read-times.ts';

const $ = inputs({
  postId: 'bigint',
  isMultiple: 'boolean',
  answer: 'smallint?',
  endsAt: 'timestamptz?',
  options: 'text[]',
});

const lock = statement(
  { voter_num: 'integer', is_multiple: 'boolean', answer: 'smallint?', options: 'text[]!' },
  sql`select voter_num, is_multiple, answer,
      array(select c.content from poll_options c where c.post_id = o.post_id order by c.option) as options
    from post_polls o where o.post_id = ${$.postId} for update of o`,
);
const insert = statement(
  {},
  sql`insert into post_polls (post_id, is_multiple, answer, ends_at)
    values (${$.postId}, ${$.isMultiple}, ${$.answer}, ${$.endsAt})`,
);
const insertOptions = statement(
  {},
  sql`insert into poll_options (post_id, option, content)
    select ${$.postId}, item.position - 1, item.content
    from unnest(${$.options}) with ordinality item (content, position)`,
);
const setEnd = statement({}, sql`update post_polls set ends_at = ${$.endsAt} where post_id = ${$.postId}`);
const removal = deletingPolls(sql`select ${$.postId}`);

type Poll = NonNullable<ParsedInput<'createPost'>['poll']>;
type Place = { postId: string; userId: string; zone: string | undefined; now: Date };

/**
 * Makes the poll of a post what was sent: null removes it, undefined leaves it. Refuses with `invalidInput` an end that is
 * over, and a change of anything but the end once somebody has voted.
 */
export async function keepPoll(tx: Tx, poll: Poll | null | undefined, place: Place): Promise<void> {
  if (poll === undefined) return;
  const { postId } = place;
  const existing = await lock.first(tx, { postId });
  const isSame = existing !== undefined && poll !== null && shapeOf(poll) === shapeOf(readBack(existing));
  if (isSame) return void (await setEnd.run(tx, { postId, endsAt: await readEnd(tx, poll, place) }));
  if (existing && existing.voter_num > 0) refuse('invalidInput', { field: 'poll' });
  for (const deletion of removal) await deletion.run(tx, { postId });
  if (poll) await add(tx, poll, place);
}

async function add(tx: Tx, poll: Poll, place: Place): Promise<void> {
  const { postId } = place;
  const endsAt = await readEnd(tx, poll, place);
  if (endsAt && endsAt <= place.now) refuse('invalidInput', { field: 'poll' });
  await insert.run(tx, { postId, isMultiple: poll.multiple === 1, answer: poll.answer, endsAt });
  await insertOptions.run(tx, { postId, options: poll.options });
}

async function readEnd(
  tx: Tx,
  { ends_at: time }: Poll,
  { userId, postId, zone }: Place,
): Promise<Date | null> {
  if (time === null) return null;
  return (await readTime(tx, { userId, postId, time, zone })).publishAt;
}

const shapeOf = ({ options, multiple, answer }: Omit<Poll, 'ends_at'>) =>
  JSON.stringify([options, multiple, answer]);

function readBack(row: {
  options: string[];
  is_multiple: boolean;
  answer: number | null;
}): Omit<Poll, 'ends_at'> {
  return { options: row.options, multiple: row.is_multiple ? 1 : 0, answer: row.answer };
}
