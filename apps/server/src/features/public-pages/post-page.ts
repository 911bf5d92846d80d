import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { type Html, html } from '../../platform/http/page/html.ts';
import { cutAtWord } from '../../platform/texts/cut-at-word.ts';
import { formatDate } from '../../platform/texts/format-date.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { visitor } from '../../viewer.ts';
import { getPost } from '../posts/get-post.ts';
import { creatorPath, postPath } from './addresses.ts';
import { joinButton } from './creator-header.ts';
import { face } from './face.ts';
import { findPublicCreator, type PublicCreator } from './find-public-creator.ts';
import { layout } from './layout.ts';
import { caption, lockText, picture, time } from './post-card.ts';
import { postData } from './structured-data.ts';

/**
 * Renders `/@handle/post/{id}` for visitors: all of an open post, the free preview, or how to open the post. Returns undefined when this
 * creator has no such post.
 */
export async function postPage(
  context: Context,
  request: { handle: string; postId: string; rate: ChargeRate; language: Language; isNamed: boolean },
): Promise<string | undefined> {
  const { handle, postId, rate, language, isNamed } = request;
  const creator = await findPublicCreator(context.db, handle);
  if (!creator) return undefined;
  const post = JSON.parse((await getPost(context, { diary_id: postId }, visitor)).text) as Post;
  if (post.character.char_id !== creator.charId) return undefined;
  const t = sayIn(language);
  const origin = context.publicUrl();
  const words = caption(post);
  const image = post.free_preview[0]?.image || creator.banner || creator.avatar;
  const title = t('public.postBy', { name: creator.name, day: formatDate(post.created_time, language) });
  return layout({
    language,
    isNamed,
    title: `${title} · Kindred`,
    description: words ? cutAtWord(`${creator.name}: ${words}`, 200) : title,
    canonical: origin + postPath(handle, postId),
    image: image && origin + image,
    type: 'article',
    structuredData: postData(post, creator, origin),
    main: html`<article>${author(creator, post, language)}
<h1 class="caption">${words || title}</h1>
<div class="media">${post.free_preview.map(shownItem)}</div>
${post.access === 'full' ? html`<div class="more">${joinButton(creator, { rate, language, postId: post.diary_id })}</div>` : offer(creator, post, { rate, language })}
<p class="soft">${t('public.likes', { count: post.statistics.like_num })} · ${t('public.comments', { count: post.statistics.comment_num })}</p>
<p><a href="${creatorPath(handle)}">${t('public.allPosts', { name: creator.name })}</a></p></article>`,
  });
}

function author(creator: PublicCreator, post: Post, language: Language): Html {
  const { handle, name } = creator;
  return html`<a class="author" href="${creatorPath(handle)}">${face(creator, 'face small')}<span><b>${name}</b><span class="soft">@${handle} · ${time(post.created_time, language)}</span></span></a>`;
}

/** Renders what the post has beyond the preview, how to open it, and the button that leads to it. */
function offer(
  creator: PublicCreator,
  post: Post,
  { rate, language }: { rate: ChargeRate; language: Language },
): Html {
  const t = sayIn(language);
  const [first] = post.media;
  const hasBlur = first !== undefined && post.free_preview.length === 0;
  const isProPage = creator.joining.kind !== 'free';
  return html`${hasBlur && html`<span class="frame wide"><img class="blur" src="${first.placeholder}" alt="" width="704" height="528"></span>`}
<section class="offer"><p>${post.media_count > 0 && html`<b>${t('public.items', { count: post.media_count })}</b><br>`}${lockText(post, isProPage, language)}${isSoldToAll(post) && html`<br>${t(isProPage ? 'public.soldToSubscribers' : 'public.soldToFollowers')}`}</p>${joinButton(creator, { rate, language, postId: post.diary_id })}</section>`;
}

/** Joining does not open the post, so the button must not promise that. */
function isSoldToAll(post: Post): boolean {
  return post.price > 0 && post.members_included === 0;
}

function shownItem(item: MediaItem): Html {
  if (item.type === 'image') return picture(item, '(max-width: 46rem) 100vw, 44rem', true);
  const sides = html`width="${item.width ?? 1280}" height="${item.height ?? 720}"`;
  // A browser that knows no playlists plays the file that it is made of.
  const file = item.url.replace('/master.m3u8', '/mp4');
  const stream =
    item.url === file ? '' : html`<source src="${item.url}" type="application/vnd.apple.mpegurl">`;
  return html`<video poster="${item.image}" controls preload="none" playsinline ${sides}>${stream}<source src="${file}" type="video/mp4"></video>`;
}
