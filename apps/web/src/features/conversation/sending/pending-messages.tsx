import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { OutboxEntry } from '../../outbox/outbox.ts';
import { PendingMessage } from '../../outbox/pending-message.tsx';
import { Quote } from '../messages/changes/quote.tsx';
import type { useSendMessage } from './use-send-message.ts';

export type PendingActions = Pick<
  ReturnType<typeof useSendMessage>,
  'retry' | 'acceptPrice' | 'discard' | 'edit'
>;

type PendingMessagesProps = {
  conversation: ChatListItem;
  entries: readonly OutboxEntry[];
  isHelpShown: boolean;
  actions: PendingActions;
};

export function PendingMessages({ conversation, entries, isHelpShown, actions }: PendingMessagesProps) {
  return entries.map((entry, index) => (
    <PendingMessage
      key={entry.clientId}
      entry={entry}
      isNext={index === 0}
      quote={entry.replyToSeq !== undefined && <Quote conversation={conversation} seq={entry.replyToSeq} />}
      isHelpShown={isHelpShown}
      onRetry={() => actions.retry(entry.clientId)}
      onAcceptPrice={() => actions.acceptPrice(entry.clientId)}
      onDiscard={() => actions.discard(entry.clientId)}
      onEdit={(content) => actions.edit(entry.clientId, content)}
    />
  ));
}
