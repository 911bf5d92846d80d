import type { Post } from '@kindred/contract/posts/calls';
import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import type { Language } from '@kindred/contract/wire/languages';
import type { Page } from '@kindred/contract/wire/pages';
import type { Context } from '../../context.ts';
import { type Html, html } from '../../platform/http/page/html.ts';
import { cutAtWord } from '../../platform/texts/cut-at-word.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { visitor } from '../../viewer.ts';
import { listCharacterPosts, listOpenPosts } from '../posts/list-character-posts.ts';
import { creatorPath } from './addresses.ts';
import { askCompanion } from './ask-companion.ts';
import { creatorHeader, joinButton } from './creator-header.ts';
import { findPublicCreator, type PublicCreator } from './find-public-creator.ts';
import { layout } from './layout.ts';
import { postCard, postRow } from './post-card.ts';
import { profileData } from './structured-data.ts';

const pageSize = 18;

/** Renders `/@handle` for visitors, with a page of posts. Returns undefined when there is no such creator. */
export async function creatorPage(
  context: Context,
  request: {
    handle: string;
    cursor: string | undefined;
    rate: ChargeRate;
    language: Language;
    isNamed: boolean;
  },
): Promise<string | undefined> {
  const { handle, cursor, rate, language, isNamed } = request;
  const creator = await findPublicCreator(context.db, handle);
  if (!creator) return undefined;
  const input = { char_id: creator.charId, page: 1, size: pageSize, cursor };
  const page = JSON.parse((await listCharacterPosts(context, input, visitor)).text) as Page<Post>;
  const posts = page.list;
  const isFirst = cursor === undefined;
  const mosaic = isFirst ? await findMosaic(context, creator, posts) : [];
  const t = sayIn(language);
  const path = creatorPath(handle);
  const origin = context.publicUrl();
  const next = page.next === null ? undefined : `${path}?cursor=${encodeURIComponent(page.next)}`;
  const picture = creator.banner || creator.avatar;
  return layout({
    language,
    isNamed,
    title: `${creator.name} (@${handle}) · Kindred`,
    description: creator.tagline || cutAtWord(creator.bio, 160) || `@${handle}`,
    // Search engines keep only the first page; older pages only lead to posts.
    ...(cursor === undefined ? { canonical: origin + path } : {}),
    image: picture && origin + picture,
    type: 'profile',
    structuredData: profileData(creator, origin),
    ...(next ? { next } : {}),
    main: html`${creatorHeader(creator, rate, language)}
${pieces(posts, { creator, language, mosaic, ask: isFirst && (await askCompanion(context, creator, language)) })}
<nav class="pages" aria-label="${t('public.posts')}">${cursor !== undefined && html`<a class="button quiet" href="${path}">${t('public.newest')}</a>`}${next && html`<a class="button quiet" href="${next}">${t('public.older')}</a>`}</nav>
<div class="bar">${joinButton(creator, { rate, language })}</div>`,
  });
}

type Pieces = {
  creator: PublicCreator;
  language: Language;
  mosaic: Post[];
  ask: Html | false | undefined;
};

const mosaicSize = 3;

/** Finds the first open posts with something to see: of these, or of all that there are where these hold too few. */
async function findMosaic(context: Context, creator: PublicCreator, posts: Post[]): Promise<Post[]> {
  const shown = (list: Post[]) =>
    list
      .filter(({ access, free_preview }) => access === 'full' && free_preview.length > 0)
      .slice(0, mosaicSize);
  const here = shown(posts);
  if (here.length === mosaicSize || posts.length < pageSize) return here;
  const open = await listOpenPosts(context, { char_id: creator.charId, page: 1, size: pageSize }, visitor);
  return shown((JSON.parse(open) as Page<Post>).list);
}

/** Renders the mosaic, then the other posts that are open, then the companion, and what is locked last, as rows. */
function pieces(posts: Post[], { creator, language, mosaic, ask }: Pieces): Html {
  const t = sayIn(language);
  const { handle } = creator;
  const isInMosaic = (post: Post) => mosaic.some(({ diary_id }) => diary_id === post.diary_id);
  const rest = posts.filter(
    (post) => !isInMosaic(post) && (post.access === 'full' || post.free_preview.length > 0),
  );
  const locked = posts.filter((post) => post.access !== 'full' && post.free_preview.length === 0);
  const cards = (list: Post[]) => list.map((post) => postCard(post, handle, language));
  return html`${mosaic.length > 0 && html`<h2>${t('public.openToAll')}</h2><ul class="posts mosaic">${cards(mosaic)}</ul>`}
${ask}
${(rest.length > 0 || posts.length === 0) && html`<h2 id="posts">${t('public.posts')}</h2>`}
${posts.length === 0 && html`<p class="soft">${t('public.noPosts')}</p>`}
${rest.length > 0 && html`<ul class="posts">${cards(rest)}</ul>`}
${locked.length > 0 && html`<h2>${t('public.lockedPosts')}</h2><ul class="rows">${locked.map((post) => postRow(post, handle, language))}</ul>`}`;
}
