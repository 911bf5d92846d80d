import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { chatNo, flag, id, instant } from '../wire/ids.ts';
import { nothing, pageInput, pageOf } from '../wire/pages.ts';
import { answerMode } from './answer-mode.ts';
import { chatListPageSize, conversationFilters, handoverTopics, reactionEmoji } from './limits.ts';

/** Who wrote a message; the server alone decides. */
export const identity = z.enum(['fan', 'creator', 'ai', 'automated', 'system']);

/** 0 none, 1 sent, 2 read. */
export const receiptStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** One conversation of a fan and a character. */
export const conversationKey = z.object({ char_id: id, user_id: id, chat_no: z.number().int() });
export type ConversationKey = z.infer<typeof conversationKey>;

/** A photo, a video or a voice note of a message, as both sides see it. */
export const messageMedia = z.object({
  type: z.enum(['image', 'video', 'audio']),
  /** Blurred stand-in as a data URL, a few hundred bytes; '' for sound. */
  placeholder: z.string(),
  /** Seconds; null for a picture. */
  duration: z.number().nullable(),
  /** Pixels; null for sound and for what is sold. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The waveform of a voice note, 0 to 100. */
  peaks: z.array(z.number().int()).nullable(),
});
export type MessageMedia = z.infer<typeof messageMedia>;

export const chatMessage = z.object({
  messageID: id,
  msg_id: id,
  char_id: id,
  /** The fan's side of the conversation. */
  user_id: id,
  chat_no: z.number().int(),
  /** 1, 2, 3 … without holes within the conversation. */
  seq: z.number().int(),
  identity,
  /** `image`, `video` (with a video among its media) and `voice` have media; their words may be empty. */
  /**
   * `help` is a card with a helpline, `care` an answer of Kindred's care in the companion's place, `age` the line that the fan's
   * account is held: all three by the system, in the fan's language. `mode`, `level` and `milestone` are lines of the system: who answers from here on, the level of intimacy (`content`) that was
   * reached, and the years (0: a month) that the two have been together.
   */
  type: z.enum([
    'text',
    'gift',
    'mode',
    'help',
    'care',
    'age',
    'level',
    'milestone',
    'image',
    'video',
    'voice',
  ]),
  content: z.string(),
  /** The words of a companion's answer, by the name under which they are streamed; empty for all others. */
  reply_content: z.string(),
  /** Diamonds of a gift; null otherwise. */
  diamonds: z.number().int().nullable(),
  /** The sender's own id for it; lets a tab match what it shows already. */
  client_id: z.string().nullable(),
  receiptStatus,
  /** What an answer answers. */
  reply_to_seq: z.number().int().nullable(),
  is_deleted: z.boolean(),
  /** A companion's answer that was stopped before its end. */
  is_stopped: z.boolean(),
  /** An `ai` message whose words the creator changed before it went out. It stays the AI's, and says so. */
  is_creator_edited: z.boolean(),
  /** Which version of a companion's answer it is, of how many; what the fan thinks of it: 1 good, -1 bad, 0 nothing. */
  version: z.number().int(),
  version_num: z.number().int(),
  rating: z.number().int(),
  /** Raised by every change of it: of two states the one with the higher number is the later. */
  revision: z.number().int(),
  /** When its writer last changed the words; null: never. */
  edited_time: instant.nullable(),
  /** Diamonds that its media costs the fan; null: nothing. */
  price: z.number().int().nullable(),
  /** The fan has bought its media. */
  is_sold: z.boolean(),
  /** What media it has. The addresses are for those with access: `listMessageMedia`. */
  media: z.array(messageMedia),
  fan_reaction: z.enum(reactionEmoji).nullable(),
  creator_reaction: z.enum(reactionEmoji).nullable(),
  created_time: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** `next`: the points at which the next level begins; null on the last. */
export const intimacy = z.object({
  level: z.number().int(),
  points: z.number().int(),
  next: z.number().int().nullable(),
});

/** Somebody is cared for after words of distress. */
export const conversationCare = z.object({
  /** 1 = care mode lasts. 0, on the creator's side alone: it is over, and the creator has not written since. */
  is_on: flag,
  /** When it ends by itself; null where it is over. */
  ends_time: instant.nullable(),
  /** 1 = the words fell in this conversation, and its creator was notified. Always 1 on the creator's side. */
  is_creator_told: flag,
  /** 1 = the creator has written here since: they answer. */
  has_creator_come: flag,
  /** Who answers the fan's next message: Kindred's care, a person, or, in another conversation, the companion's drafts. */
  answered_by: z.enum(['care', 'person', 'companion']),
});
export type ConversationCare = z.infer<typeof conversationCare>;

export const chatListItem = z.object({
  char_id: id,
  user_id: id,
  chat_no: z.number().int(),
  /** What its fan calls it, to tell it from their others with this character; often ''. */
  chat_name: z.string(),
  /** Which side of the conversation the viewer is. */
  side: z.enum(['fan', 'creator']),
  /** Whom the viewer talks with. */
  nickname: z.string(),
  avatar: z.string(),
  is_blue_label: z.number().int(),
  content: z.string(),
  type: z.string(),
  /** Who wrote the last message. */
  identity: identity.nullable(),
  updated_time: instant,
  last_chat_time: instant,
  /** Unread messages, uncapped. */
  unread: z.number().int(),
  last_seq: z.number().int(),
  /** Number of the message that `content` shows: the newest one but for lines about who answers. */
  preview_seq: z.number().int(),
  /** How far the other side has read; 0 where one of the two does not show it. */
  peer_read_seq: z.number().int(),
  /** 1 = the creator answers by hand, 0 = their companion does. */
  chat_mode: flag,
  /** 1 = the character's creator is here now, and shows it; 0 on the creator's side. */
  online_status: flag,
  /** What the creator chose for this conversation alone; null: their default, and always null on the fan's side. */
  mode: answerMode.nullable(),
  /** How it is answered now, by `mode`, the default and working hours; null on the fan's side. */
  answered: answerMode.nullable(),
  /**
   * The fan's care mode, null without any. On the creator's side only where the words of distress fell in this conversation.
   */
  care: conversationCare.nullable(),
  /** On the creator's side: what the fan spoke of that the creator wants to hear of, until they answer or choose a mode. */
  handover: z.enum(handoverTopics).nullable(),
  /** On the fan's side: what the next message costs, in diamonds; 0: nothing. */
  message_price: z.number().int(),
  /** What speaks where the companion answers: a model, or the offline companion, which has none. */
  companion: z.enum(['model', 'offline']),
  /** 1 = the viewer has restricted the other one: it is listed aside and not counted as unread. */
  is_muted: flag,
  /** 1 = the account of the other side was deleted: what was said can be read, nothing can be written. */
  is_closed: flag,
  /** On the creator's side: 1 = the fan can neither write nor be written to, as their account is on hold. */
  is_held: flag,
  // What the viewer made of it for themselves; the other side learns nothing of it.
  is_pinned: flag,
  /** 1 = the viewer has muted it: it is listed, but neither notified nor counted as unread. */
  notifications_off: flag,
  /** 1 = marked as unread by hand. */
  is_marked_unread: flag,
  /** A new message brings it back into the inbox. */
  folder: z.enum(['inbox', 'archived', 'deleted']),
  /** Messages up to this one are deleted for the viewer. */
  cleared_seq: z.number().int(),
  /** How far the viewer has read. */
  read_seq: z.number().int(),
  /** The viewer's own labels. */
  label_ids: z.array(id),
  /** On the creator's side: 1 = the fan has subscribed. 0 on the fan's side. */
  is_subscriber: flag,
  /** On the creator's side: what the fan has given in gifts, in diamonds. 0 on the fan's side. */
  gifted_diamonds: z.number().int(),
  /** What fan and character have come to; the same on both sides. */
  intimacy,
});
export type ChatListItem = z.infer<typeof chatListItem>;

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  rule: "The conversation's fan or its character's creator.",
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const listConversationsCall = defineCall({
  ...readSpec,
  name: 'listConversations',
  summary: 'My conversations, pinned ones first, then the newest message first; top fans by what they gave.',
  path: '/v3/api/dialogue/get/list',
  input: pageInput(chatListPageSize).extend({
    filter: z.enum(conversationFilters).default('inbox'),
    /** One of the viewer's own labels, in place of the filter; the archive is among it. */
    label_id: id.optional(),
  }),
  output: pageOf(chatListItem).extend({ unread_total: z.number().int() }),
});

/** A conversation is named by its character and, on the creator's side, the fan. */
export const conversationInput = z.object({
  char_id: id,
  /** The fan; left out by the fan. */
  user_id: id.optional(),
  chat_no: chatNo,
});

/** A conversation as its creator names it. */
export const fansConversation = conversationInput.required({ user_id: true });

export const getConversationCall = defineCall({
  ...readSpec,
  name: 'getConversation',
  summary: 'One conversation as a list item, also before its first message.',
  path: '/v3/api/dialogue/info',
  input: conversationInput,
  output: chatListItem,
});

export const listChangesCall = defineCall({
  ...readSpec,
  name: 'listChanges',
  summary: 'All that changed in my conversations since a change number; may repeat, never misses.',
  path: '/v3/api/dialogue/changes',
  input: z.object({
    since: z.coerce
      .string()
      .regex(/^[0-9]{1,18}$/)
      .default('0'),
  }),
  output: z.object({
    messages: z.array(chatMessage),
    conversations: z.array(chatListItem),
    /** Send it as `since` next time. */
    next: z.string(),
    more: z.boolean(),
    unread_total: z.number().int(),
  }),
});

export const readConversationCall = defineCall({
  name: 'readConversation',
  summary: 'I have read up to this message.',
  method: 'POST',
  path: '/v3/api/dialogue/read',
  auth: 'user',
  input: conversationInput.extend({ seq: z.number().int().min(0) }),
  output: z.object({ unread_total: z.number().int() }),
  refusals: [],
  rule: readSpec.rule,
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

/** What one side makes of a conversation; what is left out stays. */
export const conversationState = z.object({
  is_pinned: flag.optional(),
  notifications_off: flag.optional(),
  is_archived: flag.optional(),
  is_marked_unread: flag.optional(),
});
export type ConversationState = z.infer<typeof conversationState>;

const stateSpec = {
  auth: 'user',
  output: z.object({ conversation: chatListItem, unread_total: z.number().int() }),
  refusals: [],
  rule: `${readSpec.rule} It holds for the caller alone.`,
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
} as const;

export const setConversationStateCall = defineCall({
  ...stateSpec,
  name: 'setConversationState',
  summary: 'Pin, mute, archive or mark as unread, for me alone.',
  method: 'PUT',
  path: '/v3/api/dialogue/state',
  input: conversationInput.extend(conversationState.shape),
});

export const clearConversationCall = defineCall({
  ...stateSpec,
  name: 'clearConversation',
  summary: 'Delete what was said up to this message, for me alone.',
  method: 'POST',
  path: '/v3/api/dialogue/delete',
  input: conversationInput.extend({ seq: z.number().int().min(1) }),
});

export const deleteMessageCall = defineCall({
  name: 'deleteMessage',
  summary: 'Unsend a message of mine; what it said stays for reports for ninety days.',
  method: 'POST',
  path: '/v3/api/dialogue/message/delete',
  auth: 'user',
  input: z.object({ msg_id: id }),
  output: nothing,
  refusals: ['forbidden'],
  rule: 'Whoever wrote it; gifts stay.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const sendTypingCall = defineCall({
  name: 'sendTyping',
  summary: 'I am writing in this conversation; announced to the other side, never stored.',
  method: 'POST',
  path: '/v3/api/dialogue/typing',
  auth: 'user',
  input: conversationInput,
  output: nothing,
  refusals: [],
  rule: "The conversation's fan or its character's creator, once something was said, unless a block separates them.",
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const reactToMessageCall = defineCall({
  name: 'reactToMessage',
  summary: 'My one reaction to a message; null takes it away.',
  method: 'POST',
  path: '/v3/api/dialogue/message/react',
  auth: 'user',
  input: z.object({ msg_id: id, emoji: z.enum(reactionEmoji).nullable() }),
  output: chatMessage,
  refusals: ['forbidden', 'messageDeleted'],
  rule: "The conversation's fan or its character's creator, unless a block separates them; not to notes by the system.",
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
