import type { TablePolicy } from './policy.ts';

const ofConversation = '(select c.user_id from conversations c where c.conversation_id = t.conversation_id)';

/** A text stays with the person to whom it was sent. */
export const conversationTables: Record<string, TablePolicy> = {
  conversations: {
    owner: 't.user_id',
    emptied: { name: `''` },
    kept: {
      facts: `conversation_id user_id char_id chat_no creator_user_id last_seq fan_read_seq creator_read_seq fan_unread
        creator_unread last_type last_identity last_message_at preview_seq mode changed_xid created_at fan_folder
        creator_folder fan_pinned creator_pinned fan_muted creator_muted fan_marked_unread creator_marked_unread
        fan_cleared_seq creator_cleared_seq is_subscriber gifted_diamonds intimacy_points intimacy_day
        intimacy_day_messages intimacy_day_gifts circle_since fan_circle_closed creator_circle_closed
        handover handover_seq distress_seq`,
      'said to others': 'last_content',
    },
    guard: { column: 'user_id', when: `new.name <> ''` },
  },
  messages: {
    owner: 't.sender_user_id',
    kept: {
      facts: `conversation_id seq message_id identity sender_user_id type diamonds reply_to_seq is_deleted is_stopped is_creator_edited
        version version_num rating
        created_at changed_xid revision edited_at fan_reaction creator_reaction price`,
      'said to others': 'content',
      digests: 'client_id',
    },
    guard: 'sender_user_id',
  },
  // Photos, videos and voice notes go with the account of their sender.
  message_media: {
    owner: '(select m.owner_user_id from media m where m.media_id = t.media_id)',
    deleted: 'not exists (select from message_purchases b where b.message_id = t.message_id)',
    kept: { sold: 'message_id media_id position' },
    guard: { none: 'it is written with its message' },
  },
  labels: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  conversation_labels: {
    owner: '(select l.user_id from labels l where l.label_id = t.label_id)',
    deleted: true,
    guard: { none: 'it hangs on its label' },
  },
  message_purchases: {
    owner: 't.user_id',
    kept: { facts: 'message_id user_id entry_id price created_at refunded_by' },
  },
  // A job deletes them after ninety days.
  message_versions: {
    owner: 't.sender_user_id',
    kept: { facts: 'conversation_id seq revision sender_user_id replaced_at', 'said to others': 'content' },
  },
  // Row 0 finds a conversation by the fan's name and its own name, and by the character's name as long as the fan
  // exists.
  conversation_words: {
    owner: ofConversation,
    emptied: {
      words: `case t.seq when 0 then search_words('Deleted account', owner_mark((
        select c.creator_user_id from conversations c where c.conversation_id = t.conversation_id))) else t.words end`,
    },
    kept: { facts: 'conversation_id seq found_at' },
    guard: { none: 'triggers on messages and users write it' },
  },
  companion_replies: {
    owner: 't.user_id',
    emptied: { content: `''`, error: 'null', question: 'null' },
    kept: {
      facts: `reply_id conversation_id user_id to_seq message_id state stop_requested stopped_by_fan attempt crashes is_continued claimed_at
        created_at updated_at mode due_at kind`,
    },
    guard: { column: 'user_id', except: ['error'] },
  },
  answer_versions: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  message_speech: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  personas: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  persona_choices: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  message_charges: {
    owner: 't.user_id',
    kept: {
      facts: `conversation_id seq user_id diamonds charged state reserve_entry charge_entry created_at ended_at`,
    },
  },
  ai_settings: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  ai_usage: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  answer_settings: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  // A companion's memory of a person goes with the account.
  memories: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  memory_facts: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  memory_words: {
    owner: ofConversation,
    deleted: true,
    guard: { none: 'it is written beside the row of memories that it hangs on' },
  },
  memory_vectors: {
    owner: ofConversation,
    deleted: true,
    guard: { none: 'it is written beside the row of memories that it hangs on' },
  },
  gifts: {
    owner: 't.user_id',
    kept: { facts: 'gift_id entry_id user_id char_id diamonds message_id created_at undone_at' },
  },
  gift_givers: { owner: 't.user_id', kept: { facts: 'char_id user_id diamonds gift_num last_gift_at' } },
};
