import type { TablePolicy } from './policy.ts';

const ofCharacter = '(select c.user_id from characters c where c.char_id = t.char_id)';
// Posts that a creator sold stay with the buyers after the creator has left.
const isUnsold = 'not exists (select from posts p where p.post_id = t.post_id and p.kept_at is not null)';
const ofPost =
  '(select c.user_id from posts p join characters c using (char_id) where p.post_id = t.post_id)';

/** Posts, and what people do with them. */
export const postTables: Record<string, TablePolicy> = {
  posts: {
    owner: ofCharacter,
    deleted: 't.deleted_at is null',
    // The words of a sold post belong to its buyers.
    emptied: { content: `case when t.kept_at is null then '' else t.content end`, rejected_reason: `''` },
    kept: {
      facts: `post_id char_id tp price members_included tier_level state sort score has_preview is_open language like_num comment_num comment_root_num trend published_at
        told_at deleted_at is_reposted price_raised_at kept_at disclosures`,
      digests: 'client_id',
    },
    guard: {
      column: 'char_id',
      when: `new.deleted_at is null or new.content <> '' or new.rejected_reason <> ''`,
    },
  },
  post_times: { owner: ofPost, deleted: true, guard: { none: 'it is written with its post locked' } },
  post_words: { owner: ofPost, deleted: true, guard: { none: 'a trigger on posts writes it' } },
  post_tags: { owner: ofPost, deleted: true, guard: { none: 'a trigger on posts writes it' } },
  post_goals: { owner: ofPost, deleted: true, guard: { none: 'it is written with its post locked' } },
  post_polls: { owner: ofPost, deleted: true, guard: { none: 'it is written with its post locked' } },
  poll_options: { owner: ofPost, deleted: true, guard: { none: 'it is written with its poll' } },
  poll_votes: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  post_translations: { owner: ofPost, deleted: true, guard: { none: 'it is written with its post locked' } },
  goal_gifts: { owner: null, kept: { facts: 'entry_id post_id' } },
  post_media: {
    owner: ofPost,
    deleted: isUnsold,
    kept: { sold: 'post_id media_id position is_preview is_in_post alt' },
    guard: { none: 'it is written with its post' },
  },
  comments: {
    owner: 't.user_id',
    deleted: 't.deleted_at is null',
    emptied: { content: `''` },
    kept: {
      facts: `comment_id post_id user_id root_id thread_user_id reply_to_id reply_user_id visible_only_to is_withheld created_at
        deleted_at`,
      digests: 'client_id',
    },
    guard: 'user_id',
  },
  likes: { owner: 't.user_id', kept: { facts: 'user_id post_id created_at' }, guard: 'user_id' },
  post_engagements: { owner: 't.user_id', kept: { facts: 'post_id user_id' } },
  // Of a deleted person the rows stay without their number: figures of nobody.
  audience_events: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  audience_hours: {
    owner: ofCharacter,
    deleted: true,
    guard: { none: 'they are added up with their creators locked' },
  },
  fan_lists: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  fan_list_people: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  collections: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  saved_posts: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  watch_positions: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  purchases: {
    owner: 't.user_id',
    kept: { facts: 'user_id post_id entry_id price created_at refunded_by' },
  },
};
