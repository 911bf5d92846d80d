import type { CallOutput } from '@kindred/contract/all/calls';
import type { ChatListItem, ConversationKey } from '@kindred/contract/chat/calls';
import { type ConversationFilter, chatListPageSize } from '@kindred/contract/chat/limits';
import type { UserData } from '@kindred/contract/users/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { hasCode } from '../../lib/call/call-errors.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export type ConversationPages = InfiniteData<CallOutput<'listConversations'>>;

export const conversationsQuery = callPages('listConversations', { size: chatListPageSize });

export const conversationListsKey = callKey('listConversations');

/** The selection of a list: a filter, or an own label. */
export type ListChoice = Exclude<ConversationFilter, 'distress'> | `label ${string}`;

export function labelChoice(labelId: string): ListChoice {
  return `label ${labelId}`;
}

/** A creator's conversations in which words of distress wait for them; the newest few. */
export const distressQuery = queryOptions({
  queryKey: ['distress'],
  queryFn: ({ signal }) => call('listConversations', { filter: 'distress', size: 5 }, { signal }),
});

export const labelsQuery = callQuery('listLabels', {});

/** What a list shows under a filter; live events keep the inbox in order, the others are read again. */
export function conversationListQuery(choice: ListChoice) {
  if (choice === 'inbox') return conversationsQuery;
  const [, labelId] = choice.split(' ');
  const selection = labelId === undefined ? { filter: choice as ConversationFilter } : { label_id: labelId };
  return callPages('listConversations', { ...selection, size: filteredPageSize });
}

const filteredPageSize = 20;

/** How a conversation is named in calls: the fan leaves themselves out. */
export function conversationInput({
  side,
  char_id,
  user_id,
  chat_no,
}: Pick<ChatListItem, 'side' | keyof ConversationKey>) {
  return { char_id, ...(side === 'creator' && { user_id }), ...withChatNo(chat_no) };
}

/** The first conversation is meant where none is named. */
function withChatNo(chatNo: number) {
  return chatNo > 0 ? { chat_no: chatNo } : {};
}

export function fansConversationInput({ char_id, user_id, chat_no }: ConversationKey) {
  return { char_id, user_id, ...withChatNo(chat_no) };
}

export function chatsQuery({ side, char_id, user_id }: Pick<ChatListItem, 'side' | 'char_id' | 'user_id'>) {
  return {
    ...callQuery('listChats', { char_id, ...(side === 'creator' && { user_id }) }),
    ...askedOnEachReturn,
  };
}

export const chatsKey = callKey('listChats');

export const openedConversationsKey = callKey('getConversation');

/**
 * A view in the background may have missed events: later ones change the cached answer and so make it look fresh, although
 * others are missing.
 */
export const askedOnEachReturn = { refetchOnMount: 'always' } as const;

/**
 * The conversation at `/messages/{id}?chat={chatNo}`. One sequence gives the ids of people and characters, so at most one of
 * the two readings of an id exists: a fan of my own character, or a character that I write to.
 */
export function conversationQuery(id: string, me: Pick<UserData, 'char_id'>, chatNo = 0) {
  return queryOptions<ChatListItem>({
    queryKey: [...openedConversationsKey, id, chatNo],
    ...askedOnEachReturn,
    queryFn: async ({ signal }) => {
      const asFan = { char_id: id, ...withChatNo(chatNo) };
      if (!me.char_id) return call('getConversation', asFan, { signal });
      const asCreator = fansConversationInput({ char_id: me.char_id, user_id: id, chat_no: chatNo });
      return call('getConversation', asCreator, { signal }).catch((error: unknown) => {
        if (!isNotThere(error)) throw error;
        return call('getConversation', asFan, { signal });
      });
    },
  });
}

function isNotThere(error: unknown): boolean {
  return hasCode(error, refusalCodes.notFound) || hasCode(error, refusalCodes.ownCharacter);
}
