import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { postAccess } from '../../posts/post-access.sql.ts';
import type { Memory } from '../../memory/prompt/load-memory.ts';

const $ = inputs({ userId: 'bigint', charId: 'bigint', now: 'timestamptz', contents: 'text[]' });

/** Of the newest so many posts that are locked. */
const maxPosts = 300;
/** A shorter sentence says nothing of its post; in bytes, because a Chinese character says as much as a few letters. */
const minBytes = 24;

/**
 * Which of these texts have in them, word for word, a sentence or a line of what a locked caption does not show to this fan. The
 * captions do not leave the database.
 */
const listQuoting = statement(
  { place: 'integer' },
  sql`with given as materialized (
      select place::integer, lower(regexp_replace(content, '[[:space:]]+', ' ', 'g')) as content
      from unnest(${$.contents}) with ordinality as t (content, place)),
    locked as materialized (
      select substr(p.content, char_length(cut_caption(p.content)) + 1) as content
      from posts p join characters ch using (char_id)
        left join memberships m on m.user_id = ${$.userId} and m.char_id = p.char_id
        cross join lateral (select is_joined(m.kind, ch.group_id, m.period_end, ${$.now}) as is_joined) j
      where p.char_id = ${$.charId} and p.state = 1 and p.deleted_at is null and p.content <> ''
        and not exists (select from purchases b
          where b.user_id = ${$.userId} and b.post_id = p.post_id and b.refunded_by is null)
        and ${postAccess({ isMember: sql`j.is_joined`, memberLevel: sql`m.tier_level` })} <> 'full'
      order by p.published_at desc limit ${maxPosts}),
    hidden as materialized (
      select distinct btrim(lower(regexp_replace(sentence, '[[:space:]]+', ' ', 'g'))) as sentence
      from locked l cross join (values ('[.!?。！？]+'), ('[.!?。！？\n]+')) as s (ends)
        cross join lateral regexp_split_to_table(l.content, s.ends) as sentence)
    select place from given
    where exists (select from hidden
      where octet_length(hidden.sentence) >= ${minBytes} and strpos(given.content, hidden.sentence) > 0)`,
);

type OfFan = { userId: string; charId: string; now: Date };
type Facts = Memory['facts'];

/**
 * What a card and facts say, as it may be used for this fan: without the sentences, in any of their texts, that quote what is
 * locked for them. Their creator may have written down for the companion what is sold, and buyers may hear of it.
 */
export async function withoutLockedQuotes(
  db: Db,
  { card, facts = [] }: { card: unknown; facts?: Facts | undefined },
  of: OfFan,
): Promise<{ card: unknown; facts: Facts }> {
  const quoting = await listQuotingTexts(db, textsIn([card, facts]), of);
  if (quoting.size === 0) return { card, facts };
  const pieces = [...quoting].flatMap((text) => text.split(betweenSentences));
  const withheld = await listQuotingTexts(db, pieces, of);
  // No sentence ends within what is looked for, so a quotation of it stands within one piece.
  const without = (text: string) =>
    quoting.has(text)
      ? text
          .split(betweenSentences)
          .filter((piece) => !withheld.has(piece))
          .join('')
      : text;
  return {
    card: mapTexts(card, without),
    facts: facts
      .map((fact) => ({ ...fact, content: without(fact.content) }))
      .filter(({ content }) => content !== ''),
  };
}

const betweenSentences = /(?<=[.!?。！？])(?=[^.!?。！？])/;

async function listQuotingTexts(db: Db, texts: string[], of: OfFan): Promise<Set<string>> {
  const contents = [...new Set(texts)].filter((text) => Buffer.byteLength(text) >= minBytes);
  const rows = contents.length === 0 ? [] : await listQuoting.all(db, { ...of, contents });
  return new Set(rows.map(({ place }) => contents[place - 1] as string));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}
