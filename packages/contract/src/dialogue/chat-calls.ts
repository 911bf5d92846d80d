import { z } from 'zod';
import { chatListItem, conversationInput } from '../chat/calls.ts';
import { chatNameMax } from '../chat/limits.ts';
import { defineCall } from '../wire/call.ts';
import { id } from '../wire/ids.ts';

const name = z.string().trim().max(chatNameMax);

export const listChatsCall = defineCall({
  name: 'listChats',
  summary:
    "A fan's conversations with one character, the first one first; what the viewer has deleted is left out.",
  method: 'GET',
  path: '/v3/api/dialogue/chat/list',
  auth: 'user',
  input: conversationInput.omit({ chat_no: true }),
  output: z.object({ list: z.array(chatListItem) }),
  refusals: [],
  rule: "The fan; or the character's creator, those in which something was said. Unless a block separates the two.",
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

const writeSpec = {
  auth: 'user',
  output: z.object({ conversation: chatListItem }),
  limit: { max: 30, per: 'user', seconds: 3600 },
  maxBytes: 2048,
  idempotency: 'natural',
} as const;

export const createChatCall = defineCall({
  ...writeSpec,
  name: 'createChat',
  summary:
    'Another conversation of mine with a character. One of that name in which nothing was said yet is given again.',
  method: 'POST',
  path: '/v3/api/dialogue/chat/create',
  input: z.object({ char_id: id, name: name.default('') }),
  refusals: ['ownCharacter', 'textRefused', 'chatsFull'],
  rule: 'Any fan whom no block separates from the creator.',
});

export const renameChatCall = defineCall({
  ...writeSpec,
  name: 'renameChat',
  summary: "Another name for one of my conversations with a character; '' takes it away.",
  method: 'PUT',
  path: '/v3/api/dialogue/chat/rename',
  input: conversationInput.omit({ user_id: true }).extend({ name }),
  refusals: ['textRefused'],
  rule: 'The fan of the conversation.',
  limit: { max: 120, per: 'user', seconds: 60 },
});
