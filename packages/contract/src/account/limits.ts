// Free of zod, so that the browser can load it.

/** Longest nickname, in UTF-16 units. */
export const nicknameMaxLength = 40;

/** What a person can be notified of, by the specification's names. */
export const pushTypes = [
  'chat_msg',
  'link_msg',
  'subscriber_msg',
  'gift_paid_msg',
  'creator_success_msg',
  'creator_fail_msg',
  'system_msg',
  'local_msg',
] as const;
export type PushType = (typeof pushTypes)[number];

/** Where they are notified: by the browser's own notices, or on the page. */
export const noticeChannels = ['push', 'site'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
