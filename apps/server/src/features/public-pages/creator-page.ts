import type { Post } from '@kindred/contract/posts/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Page } from '@kindred/contract/wire/pages';
import type { Context } from '../../context.ts';
import { html } from '../../platform/http/page/html.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { visitor } from '../../viewer.ts';
import { listCharacterPosts } from '../posts/list-character-posts.ts';
import { creatorPath } from './addresses.ts';
import { creatorHeader } from './creator-header.ts';
import { findPublicCreator } from './find-public-creator.ts';
import { layout } from './layout.ts';
import { postCard } from './post-card.ts';
import { profileData } from './structured-data.ts';

const pageSize = 18;

/** Renders `/@handle` for visitors, with a page of posts. Returns undefined when there is no such creator. */
export async function creatorPage(
  context: Context,
  request: { handle: string; cursor: string | undefined; language: Language; isNamed: boolean },
): Promise<string | undefined> {
  const { handle, cursor, language, isNamed } = request;
  const creator = await findPublicCreator(context.db, handle);
  if (!creator) return undefined;
  const input = { char_id: creator.charId, page: 1, size: pageSize, cursor };
  const page = JSON.parse((await listCharacterPosts(context, input, visitor)).text) as Page<Post>;
  const posts = page.list;
  const t = sayIn(language);
  const path = creatorPath(handle);
  const origin = context.publicUrl();
  const next = page.next === null ? undefined : `${path}?cursor=${encodeURIComponent(page.next)}`;
  const picture = creator.banner || creator.avatar;
  return layout({
    language,
    isNamed,
    title: `${creator.name} (@${handle}) · Kindred`,
    description: creator.tagline || creator.bio.slice(0, 160) || `@${handle}`,
    // Search engines keep only the first page; older pages only lead to posts.
    ...(cursor === undefined ? { canonical: origin + path } : {}),
    image: picture && origin + picture,
    type: 'profile',
    structuredData: profileData(creator, origin),
    ...(next ? { next } : {}),
    main: html`${creatorHeader(creator, language)}
<h2 id="posts">${t('public.posts')}</h2>
${posts.length === 0 ? html`<p class="soft">${t('public.noPosts')}</p>` : html`<ul class="posts">${posts.map((post) => postCard(post, handle, language))}</ul>`}
<nav class="pages" aria-label="${t('public.posts')}">${cursor !== undefined && html`<a class="button quiet" href="${path}">${t('public.newest')}</a>`}${next && html`<a class="button quiet" href="${next}">${t('public.older')}</a>`}</nav>`,
  });
}
