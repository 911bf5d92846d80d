import type { TablePolicy } from './policy.ts';

const ofCharacter = '(select c.user_id from characters c where c.char_id = t.char_id)';
const ofMedia = '(select m.owner_user_id from media m where m.media_id = t.media_id)';

// Media that a creator sold stay with the buyers after the creator has left.
const isSold = (mediaId: string) => `(
  exists (select from post_media pm join posts p using (post_id) where pm.media_id = ${mediaId} and p.kept_at is not null)
  or exists (select from message_media mm join message_purchases b using (message_id) where mm.media_id = ${mediaId}))`;

/** Accounts, characters, and people's settings, uploads and requests. */
export const peopleTables: Record<string, TablePolicy> = {
  users: {
    owner: 't.user_id',
    emptied: {
      nickname: `'Deleted account'`,
      email: `''`,
      email_verified: 'false',
      avatar_media_id: 'null',
      timezone: `'UTC'`,
      language: 'null',
      role: `'member'`,
      chat_mode: '1',
      sales_quiet_until: 'null',
      age_held_at: 'null',
      muted_until: 'null',
      banned_until: 'null',
    },
    kept: { facts: 'user_id is_creator referred_by referred_at shows_receipts created_at deleted_at' },
    guard: { column: 'user_id', isUpdateOnly: true },
  },
  sign_in_identities: { owner: 't.user_id', deleted: true, guard: { column: 'user_id', also: ['user_id'] } },
  passkeys: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  passkey_challenges: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  totp_secrets: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  recovery_codes: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  sessions: {
    owner: 't.user_id',
    deleted: 't.revoked_at is null',
    emptied: { device: `''`, device_id: `''` },
    kept: {
      facts: 'session_id user_id created_at last_seen_at revoked_at stepped_up_at',
      digests: 'token_hash',
    },
    guard: 'user_id',
  },
  consents: { owner: 't.user_id', kept: { facts: 'user_id kind text_version given_at' } },
  characters: {
    owner: 't.user_id',
    deleted: 't.deleted_at is null',
    emptied: {
      char_unique_id: `'deleted_' || t.char_id`,
      name: `'Deleted account'`,
      nickname: `''`,
      tagline: `''`,
      bio: `''`,
      card: `'{}'`,
      kind: 'null',
      avatar_media_id: 'null',
      banner_media_id: 'null',
      image_media_id: 'null',
      intro_media_id: 'null',
      is_blue_label: '0',
      pro_sales_open: 'false',
    },
    kept: {
      facts: `char_id user_id char_type group_id comment_config is_presence_shown follower_num post_num like_num created_at deleted_at`,
    },
    guard: { column: 'user_id', except: ['is_blue_label', 'pro_sales_open'] },
  },
  character_words: {
    owner: ofCharacter,
    emptied: {
      names: `'deleted account  deleted_' || t.char_id`,
      words: `setweight(search_words(t.names || ' '), 'A')`,
    },
    kept: { facts: 'char_id' },
    guard: { none: 'a trigger on characters writes it' },
  },
  retired_handles: { owner: null, kept: { facts: 'retired_at', digests: 'digest' } },
  card_drafts: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  // A job removes the files.
  card_files: { owner: ofCharacter, deleted: true, guard: { none: 'it is written beside its draft' } },
  golden_conversations: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  card_proofs: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  auto_messages: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  auto_message_media: {
    owner: ofCharacter,
    deleted: true,
    guard: { none: 'it is written beside the message that it hangs on' },
  },
  broadcasts: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  broadcast_texts: {
    owner:
      '(select c.user_id from broadcasts b join characters c using (char_id) where b.broadcast_id = t.broadcast_id)',
    deleted: true,
    guard: { none: 'it is written beside its broadcast' },
  },
  broadcast_media: {
    owner:
      '(select c.user_id from broadcasts b join characters c using (char_id) where b.broadcast_id = t.broadcast_id)',
    deleted: true,
    guard: { none: 'it is written beside its broadcast' },
  },
  broadcast_recipients: {
    owner: 't.user_id',
    deleted: true,
    guard: { none: 'it is written with its people locked' },
  },
  auto_message_budgets: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  auto_message_log: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  media: {
    owner: 't.owner_user_id',
    emptied: {
      state: `case when ${isSold('t.media_id')} then t.state else 'rejected' end`,
      placeholder: `case when ${isSold('t.media_id')} then t.placeholder else '' end`,
    },
    kept: {
      facts:
        'media_id owner_user_id kind class width height duration_ms widths peaks is_packaged stripped_at withheld_at created_at',
      digests: 'key item',
    },
    guard: { column: 'owner_user_id', except: ['state', 'placeholder'] },
  },
  // A job deletes rows and files later.
  media_files: {
    owner: ofMedia,
    deleted: `not exists (select from graphile_worker.jobs j where j.attempts < j.max_attempts and j.key = 'media.delete-of-person:' || ${ofMedia})
      and not ${isSold('t.media_id')}`,
    kept: {
      facts: 'media_id variant width height content_type bytes codecs head_bytes segment_bytes segment_ms',
    },
    guard: { none: 'it is written beside its media' },
  },
  media_uploads: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  tracking_links: {
    owner: ofCharacter,
    deleted: 't.archived_at is null',
    emptied: { name: `''` },
    kept: { facts: 'link_id char_id created_at archived_at', digests: 'client_id code' },
    guard: 'char_id',
  },
  tracking_clicks: { owner: null, kept: { facts: 'link_id day clicks' } },
  tracking_touches: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  notice_choices: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  push_devices: { owner: 't.user_id', deleted: true, guard: { column: 'user_id', also: ['user_id'] } },
  mail_settings: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  mails: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  push_settings: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  first_joins: {
    owner: 't.user_id',
    deleted: true,
    guard: { none: 'a trigger on memberships writes it' },
  },
  presence: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  notification_marks: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  notifications: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  fan_notes: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  quick_replies: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  vault_folders: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  vault_items: {
    owner: ofMedia,
    deleted: true,
    guard: { none: 'it is written beside its folder' },
  },
  hidden_characters: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  seen_posts: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  less_creators: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  less_topics: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  restrictions: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  // A block lasts when one of the two accounts is deleted.
  blocks: { owner: 't.user_id', kept: { facts: 'user_id other_user_id met_char_id is_met created_at' } },
  blocked_pairs: { owner: null, kept: { facts: 'user_id other_user_id created_at' } },
  care_episodes: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  staff_cases: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  sanctions: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  held_changes: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  // What staff did is accounted for by the number of the case; words about a person are not in it but in the note.
  staff_events: {
    owner: null,
    kept: {
      facts: 'event_id case_id queue actor_id actor_name action decision reason note before after created_at',
    },
  },
  data_exports: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  support_messages: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  case_files: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  support_tickets: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  reports: {
    owner: 't.user_id',
    emptied: {
      detail: `''`,
      content: {
        becomes: `''`,
        by: 't.reported_user_id',
      },
    },
    kept: {
      facts: 'report_id user_id reported_type reported_id reported_user_id reason state created_at',
      'said to others': 'evidence',
    },
    guard: 'user_id',
  },
};
