import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { keysetList } from '../../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';

const $ = inputs({ charId: 'bigint', creatorId: 'bigint' });

export const ratingList = keysetList({
  rows: sql`answer_versions`,
  alias: 'v',
  where: sql`v.char_id = ${$.charId} and v.rated_at is not null and ${notBlocked(sql`v.user_id`, $.creatorId)}`,
  keys: [
    { column: 'v.rated_at', type: 'timestamptz' },
    { column: 'v.conversation_id', type: 'bigint' },
    { column: 'v.seq', type: 'bigint' },
    { column: 'v.version', type: 'bigint' },
  ],
  jsonJoins: sql`join users fu on fu.user_id = v.user_id
    join messages m on m.conversation_id = v.conversation_id and m.seq = v.seq`,
  json: sql`json_build_object('msg_id', m.message_id::text, 'user_id', v.user_id::text, 'nickname', fu.nickname,
    'chat_no', (select c.chat_no from conversations c where c.conversation_id = v.conversation_id),
    'seq', v.seq, 'version', v.version, 'question', coalesce(v.question, ''), 'content', v.content, 'rating', v.rating,
    'reasons', v.reasons, 'note', v.note, 'rated_time', ${jsonInstant(sql`v.rated_at`)})`,
});

const countRatings = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from answer_versions
    where char_id = ${$.charId} and rated_at is not null limit 1000) few`,
);

/** What fans thought of answers of the viewer's companion, the latest first. */
export async function listRatings(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listRatings'>,
  { userId: creatorId, charId }: Viewer,
) {
  if (!charId) refuse('creatorsOnly');
  return ratingList.answerPage(
    db,
    { charId, creatorId },
    page,
    (await countRatings.one(db, { charId })).count,
  );
}
