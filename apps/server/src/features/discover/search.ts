import type { SearchKind } from '@kindred/contract/discover/calls';
import { searchGroupSize } from '@kindred/contract/discover/limits';
import type { Context } from '../../context.ts';
import type { KeysetPage } from '../../platform/db/keyset-page.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { findCharacters } from './find-characters.ts';
import { findConversations } from './find-conversations.ts';
import { findPosts } from './find-posts.ts';

type Input = { q: string; kind: SearchKind | 'all'; size: number; cursor?: string | undefined };

const find = { characters: findCharacters, posts: findPosts, conversations: findConversations };
const kinds = Object.keys(find) as SearchKind[];
const nothing: KeysetPage = { list: '[]', next: null };

const readTyped = statement(
  { operators: 'text' },
  sql`select search_operators_near(${input('q', 'text')}) as operators`,
);

/** The first hits of every kind, or a page of one. */
export async function search(context: Context, asked: Input, viewer: Viewer): Promise<JsonText> {
  const { q, kind } = asked;
  const { operators } = await readTyped.one(context.db, { q });
  if (kind !== 'all') {
    const page = await find[kind](context, { ...asked, operators }, viewer);
    return answer({ characters: nothing, posts: nothing, conversations: nothing, [kind]: page }, page.next);
  }
  const first = { q, operators, size: searchGroupSize };
  const [characters, posts, conversations] = await Promise.all([
    findCharacters(context, first, viewer),
    findPosts(context, first, viewer),
    findConversations(context, first, viewer),
  ]);
  return answer({ characters, posts, conversations }, null);
}

function answer(pages: Record<SearchKind, KeysetPage>, next: string | null): JsonText {
  const lists = kinds.map((kind) => `"${kind}":${pages[kind].list}`).join(',');
  const more = kinds.filter((kind) => pages[kind].next !== null);
  return new JsonText(`{${lists},"more":${JSON.stringify(more)},"next":${JSON.stringify(next)}}`);
}
