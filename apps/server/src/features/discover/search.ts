import type { ParsedInput } from '@kindred/contract/all/calls';
import type { SearchKind } from '@kindred/contract/discover/calls';
import { searchGroupSize } from '@kindred/contract/discover/limits';
import type { Context } from '../../context.ts';
import type { KeysetPage } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { findCharacters } from './find-characters.ts';
import { findConversations } from './find-conversations.ts';
import { findPosts } from './find-posts.ts';

const $ = inputs({ q: 'text' });

type Input = ParsedInput<'search'>;

const find = { characters: findCharacters, posts: findPosts, conversations: findConversations };
const kinds = Object.keys(find) as SearchKind[];
const nothing: KeysetPage = { list: '[]', next: null };

/** With more hits than this the best ones are not picked from all of them. */
const many = 3000;
/** The same for more than this share of all posts, in thousandths: then the newest ones are close together. */
const manyPosts = 5;

const readTyped = statement(
  { operators: 'text', in_characters: 'boolean', in_posts: 'boolean' },
  sql`select o.operators, estimate_found(o.operators, 'character_words') > ${many} as in_characters,
    estimate_found(o.operators, 'post_words') > greatest(${many},
      (select k.reltuples from pg_class k where k.oid = 'post_words'::regclass) * ${manyPosts} / 1000) as in_posts
    from (select search_operators_near(${$.q}) as operators offset 0) o`,
);

/** Returns the first hits of every kind, or a page of one kind. */
export async function search(context: Context, fields: Input, viewer: Viewer): Promise<RawJson> {
  const { q, kind } = fields;
  const typed = await readTyped.one(context.db, { q });
  const { operators } = typed;
  const isCommon = { characters: typed.in_characters, posts: typed.in_posts };
  if (kind !== 'all') {
    const page = await find[kind](context, { ...fields, operators, isCommon }, viewer);
    return answer({ characters: nothing, posts: nothing, conversations: nothing, [kind]: page }, page.next);
  }
  const first = { q, operators, isCommon, size: searchGroupSize };
  const [characters, posts, conversations] = await Promise.all([
    findCharacters(context, first, viewer),
    findPosts(context, first, viewer),
    findConversations(context, first, viewer),
  ]);
  return answer({ characters, posts, conversations }, null);
}

function answer(pages: Record<SearchKind, KeysetPage>, next: string | null): RawJson {
  const lists = kinds.map((kind) => `"${kind}":${pages[kind].list}`).join(',');
  const more = kinds.filter((kind) => pages[kind].next !== null);
  return new RawJson(`{${lists},"more":${JSON.stringify(more)},"next":${JSON.stringify(next)}}`);
}
