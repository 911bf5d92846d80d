import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { Language } from '@kindred/contract/wire/languages';
import { type Html, html } from '../../platform/http/page/html.ts';
import { formatDate } from '../../platform/texts/format-date.ts';
import { withoutPart } from '../../platform/texts/cut-at-word.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { postPath } from './addresses.ts';

/** Renders a post in a list: what is open of it, and its words. */
export function postCard(post: Post, handle: string, language: Language): Html {
  const t = sayIn(language);
  const { like_num: likes, comment_num: comments } = post.statistics;
  return html`<li><a class="post" href="${postPath(handle, post.diary_id)}">
${frame(post, language)}<span class="words">${caption(post) || t('public.seePost')}</span>
<span class="facts">${time(post.created_time, language)}<span>${t('public.likes', { count: likes })}</span><span>${t('public.comments', { count: comments })}</span></span></a></li>`;
}

/** Renders a locked post as a row: its blur, how to open it, what it holds. */
export function postRow(post: Post, handle: string, language: Language): Html {
  const t = sayIn(language);
  const [blur] = post.media;
  const isProPage = post.character.character_sub.sub_type === 'pro';
  return html`<li><a class="row" href="${postPath(handle, post.diary_id)}">
<span class="thumb">${blur && html`<img class="blur" src="${blur.placeholder}" alt="" width="64" height="64">`}</span>
<span><b>${lockText(post, isProPage, language)}</b><span class="facts">${time(post.created_time, language)}${post.media_count > 0 && html`<span>${t('public.items', { count: post.media_count })}</span>`}</span></span></a></li>`;
}

/** Returns the caption as a visitor sees it; a cut end is marked. */
export function caption(post: Post): string {
  return post.content_cut && post.content !== '' ? withoutPart(post.content) : post.content;
}

/** Says how a visitor opens a locked post. */
export function lockText(post: Post, isProPage: boolean, language: Language): string {
  const t = sayIn(language);
  if (post.price > 0) {
    const diamonds = post.price;
    if (post.members_included === 0) return t('public.lockedPrice', { diamonds });
    return t(isProPage ? 'public.lockedPriceOrSubscribe' : 'public.lockedPriceOrFollow', { diamonds });
  }
  if (post.tier) return t('public.lockedTier', { tier: post.tier.name });
  return isProPage ? t('public.lockedMembers') : t('public.lockedFree');
}

/** Renders an instant as a day in UTC, because the page is the same for everybody. */
export function time(instant: string, language: Language): Html {
  return html`<time datetime="${instant}">${formatDate(instant, language)}</time>`;
}

/** Renders a picture with its widths. `sizes` is the width at which it is drawn (HTML's `sizes`). */
export function picture(item: MediaItem, sizes: string, isEager = false): Html {
  const widths = item.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return html`<img src="${item.image}"${widths !== '' && html` srcset="${widths}" sizes="${sizes}"`} alt="${item.alt}" width="${item.width ?? 1200}" height="${item.height ?? 900}"${isEager ? html` fetchpriority="high"` : html` loading="lazy"`}>`;
}

function frame(post: Post, language: Language): Html | false {
  const [open] = post.free_preview;
  if (!open) return false;
  return html`<span class="frame">${picture(open, '(max-width: 40rem) 100vw, 44rem')}${post.access !== 'full' && html`<span class="tag">${sayIn(language)('public.preview')}</span>`}</span>`;
}
