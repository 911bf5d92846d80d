import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post, PostPoll } from '@kindred/contract/posts/calls';
import { cutCaption } from '@kindred/contract/posts/cut-caption';
import { type Draft, type DraftItem, draftPrice, isOpenToAll } from './draft.ts';

export type Audience = 'members' | 'others';

export function draftPost(draft: Draft, character: CharacterCard, audience: Audience): Post {
  const items = draft.items.map(shownItem);
  const isOpen = isOpenToAll(draft);
  const previews = isOpen
    ? items
    : draft.isPaid
      ? draft.items.filter(({ isPreview }) => isPreview).map(shownItem)
      : [];
  const isFull = isOpen || audience === 'members';
  return {
    diary_id: '0',
    tp: 0,
    content: isFull ? draft.content : cutCaption(draft.content),
    content_cut: !isFull && draft.content !== '',
    language: null,
    created_time: new Date().toISOString(),
    sort: 0,
    is_reposted: false,
    price: draftPrice(draft) ?? 0,
    members_included: draft.membersIncluded ? 1 : 0,
    is_open: isOpen,
    tier: null,
    is_sold: false,
    is_like: false,
    goal: null,
    labels: [...draft.labels],
    poll: isFull ? draftPoll(draft) : null,
    state: draft.state,
    state_reason: '',
    access: isFull ? 'full' : previews.length > 0 ? 'preview' : 'locked',
    media_count: items.length,
    media: isFull ? items : draft.items.map((item) => lockedItem(item, draft.isPaid)),
    free_preview: previews,
    images: [],
    video: null,
    statistics: { like_num: 0, comment_num: 0 },
    // Nobody's own post: it is shown as others see it.
    character: { ...character, user_id: '', is_sold: audience === 'members' },
  };
}

function draftPoll({ poll }: Draft): PostPoll | null {
  if (!poll) return null;
  return {
    options: poll.options.map((content) => ({ content, vote_num: null })),
    is_multiple: poll.isMultiple,
    is_quiz: poll.answer !== null,
    answer: null,
    my_options: [],
    voter_num: 0,
    ends_time: null,
    is_over: false,
  };
}

/** An item as it is drawn: from this device while it is here, else from the server. */
export function shownItem({ kind, media, localUrl, posterUrl, alt }: DraftItem): MediaItem {
  const uploaded = media?.item;
  const local = localUrl === undefined ? {} : { url: localUrl, image: posterUrl ?? localUrl, sources: [] };
  return { ...nothingKnown, type: kind, ...uploaded, ...local, alt };
}

function lockedItem(item: DraftItem, isPaid: boolean): MediaItem {
  const preview = shownItem(item);
  if (isPaid && item.isPreview) return preview;
  const placeholder = preview.placeholder || (item.kind === 'video' ? (item.posterUrl ?? '') : preview.url);
  return { ...nothingKnown, type: item.kind, placeholder };
}

const nothingKnown: MediaItem = {
  type: 'image',
  url: '',
  image: '',
  placeholder: '',
  sources: [],
  width: null,
  height: null,
  duration: null,
  alt: '',
};
