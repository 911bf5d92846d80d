import { loreContents, withoutLore } from '../../../outside/ai/card/lore-contents.ts';
import type { Db } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const userId = input('userId', 'bigint');
const charId = input('charId', 'bigint');
const now = input('now', 'timestamptz');

/** Of the newest so many posts that are locked. */
const maxPosts = 300;
/** A shorter sentence says nothing of its post; in bytes, because a Chinese character says as much as a few letters. */
const minBytes = 24;

/**
 * Which of these texts have in them, word for word, a sentence of what a locked caption does not show to this fan. The captions do
 * not leave the database.
 */
const listQuoting = statement(
  { place: 'integer' },
  sql`with given as materialized (
      select place::integer, lower(regexp_replace(content, '[[:space:]]+', ' ', 'g')) as content
      from unnest(${input('contents', 'text[]')}) with ordinality as t (content, place)),
    locked as materialized (
      select p.content from posts p join characters ch using (char_id)
        left join memberships m on m.user_id = ${userId} and m.char_id = p.char_id
        cross join lateral (select is_joined(m.kind, ch.group_id, m.period_end, ${now}) as is_joined) j
      where p.char_id = ${charId} and p.state = 1 and p.deleted_at is null and p.content <> ''
        and not exists (select from purchases b
          where b.user_id = ${userId} and b.diary_id = p.diary_id and b.refunded_by is null)
        and post_access(false, false, j.is_joined, m.tier_level, false, p.price, p.members_included, p.tier_level,
          p.state, p.has_preview) <> 'full'
      order by p.published_at desc limit ${maxPosts}),
    hidden as materialized (
      select distinct btrim(lower(regexp_replace(sentence, '[[:space:]]+', ' ', 'g'))) as sentence
      from locked l cross join lateral regexp_split_to_table(
        substr(l.content, char_length(cut_caption(l.content)) + 1), '[.!?。！？]+') as sentence)
    select place from given
    where exists (select from hidden
      where octet_length(hidden.sentence) >= ${minBytes} and strpos(given.content, hidden.sentence) > 0)`,
);

/**
 * The card as it may be used for this fan: without the entries of its book that quote what is locked for them. Their creator may
 * have written down for the companion what is sold, and who has bought it is told.
 */
export async function withoutLockedQuotes(
  db: Db,
  card: unknown,
  of: { userId: string; charId: string; now: Date },
): Promise<unknown> {
  const contents = loreContents(card);
  if (contents.length === 0) return card;
  const rows = await listQuoting.all(db, { ...of, contents });
  const withheld = new Set(rows.map(({ place }) => contents[place - 1]));
  return withheld.size === 0 ? card : withoutLore(card, (content) => withheld.has(content));
}
