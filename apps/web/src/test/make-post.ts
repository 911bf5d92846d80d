import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';

export function makeCharacter(over: Partial<CharacterCard> = {}): CharacterCard {
  return {
    char_id: '12',
    char_unique_id: 'mira',
    user_id: '7',
    name: 'Mira',
    nickname: 'Mira',
    tagline: '',
    avatar: '',
    banner: '',
    image: '',
    char_type: 0,
    is_blue_label: 2,
    group_id: null,
    is_sold: false,
    can_comment: 1,
    character_sub: { sub_type: over.group_id ? 'pro' : 'free' },
    pro_sales_open: true,
    ...over,
  };
}

export function makePicture(url: string): MediaItem {
  const size = { width: 1280, height: 720, duration: null, alt: '' };
  return { type: 'image', url, image: url, placeholder: blur, sources: [], ...size };
}

/** What the server sends of a picture that the viewer may not have. */
export function makeLocked(): MediaItem {
  return { ...makePicture(''), width: null, height: null };
}

export function makePost(over: Partial<Post> = {}): Post {
  const media = over.media ?? [makePicture('/media/a/w1280?v=1')];
  return {
    diary_id: '100',
    tp: 0,
    content: 'Morning light',
    content_cut: false,
    language: null,
    created_time: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    sort: 0,
    is_reposted: false,
    price: 0,
    members_included: 1,
    is_open: false,
    tier: null,
    is_sold: false,
    is_like: false,
    state: 1,
    state_reason: '',
    access: 'full',
    media_count: media.length,
    media,
    free_preview: [],
    images: [],
    video: null,
    statistics: { like_num: 4, comment_num: 2 },
    goal: null,
    labels: [],
    poll: null,
    character: makeCharacter(),
    ...over,
  };
}

/** A post that is sold and not bought, for tests. */
export function makeLockedPost(over: Partial<Post> = {}): Post {
  return makePost({
    price: 120,
    access: 'locked',
    media: [makeLocked(), makeLocked()],
    content: 'Mor',
    content_cut: true,
    ...over,
  });
}

const blur = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** The rest of an offer that is neither a promotion nor several months at once. */
export const offerRest = {
  intro_charges: 0,
  intro_months: 1,
  full_price_date: '2026-11-25',
  promotion_name: '',
  promotion_end_time: null,
  terms: '0d-999',
} as const;
