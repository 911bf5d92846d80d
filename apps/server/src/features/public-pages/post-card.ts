import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { Language } from '@kindred/contract/wire/languages';
import { type Html, html } from '../../platform/http/page/html.ts';
import { formatDate } from '../../platform/texts/format-date.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { postPath } from './addresses.ts';

/** Renders a post in a list: its free preview or its blur, how to open it, its first words. */
export function postCard(post: Post, handle: string, language: Language): Html {
  const t = sayIn(language);
  const { like_num: likes, comment_num: comments } = post.statistics;
  return html`<li><a class="post" href="${postPath(handle, post.diary_id)}">
${frame(post, language)}<span class="words">${caption(post) || t('public.seePost')}</span>
<span class="facts">${time(post.created_time, language)}<span>${t('public.likes', { count: likes })}</span><span>${t('public.comments', { count: comments })}</span></span></a></li>`;
}

/** Returns the caption as a visitor sees it; a cut end is marked. */
export function caption(post: Post): string {
  return post.content_cut && post.content !== '' ? `${post.content.trimEnd()}…` : post.content;
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
  const t = sayIn(language);
  const [open] = post.free_preview;
  if (open) {
    return html`<span class="frame">${picture(open, '(max-width: 40rem) 100vw, 22rem')}${post.access !== 'full' && html`<span class="tag">${t('public.preview')}</span>`}</span>`;
  }
  const [blur] = post.media;
  if (!blur) return false;
  const isProPage = post.character.character_sub.sub_type === 'pro';
  return html`<span class="frame"><img class="blur" src="${blur.placeholder}" alt="" width="400" height="300"><span class="tag">${lockText(post, isProPage, language)}</span></span>`;
}
