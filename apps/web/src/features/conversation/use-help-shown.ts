import type { ChatListItem, ConversationKey } from '@kindred/contract/chat/calls';
import { useOutbox } from '../outbox/outbox.ts';
import { useIsSalesQuiet } from '../users/users.queries.ts';

/**
 * Whether nothing is sold beside a conversation: a help card is the newest message, or was shown to
 * them anywhere within the hour.
 */
export function useHelpShown(conversation: ConversationKey & Pick<ChatListItem, 'type'>): boolean {
  const pending = useOutbox(conversation);
  const isQuiet = useIsSalesQuiet();
  return isQuiet || conversation.type === 'help' || pending.some(({ help }) => help !== undefined);
}
