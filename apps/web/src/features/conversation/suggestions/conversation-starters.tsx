import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { call } from '../../../lib/call/call.ts';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsIdle } from '../../../lib/react/use-is-idle.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { conversationInput } from '../../inbox/inbox.queries.ts';
import { insertText } from '../insert-text.ts';
import type { Written } from '../sending/use-send-message.ts';
import { storeMessage } from '../thread/thread-cache.ts';
import { SuggestionChips } from './suggestion-chips.tsx';

type ConversationStartersProps = {
  conversation: ChatListItem;
  messages: readonly ChatMessage[];
  onSend: (written: Written) => void;
};

/** In a new conversation with a companion: other greetings of its card, and first messages that a tap sends. */
export function ConversationStarters({ conversation, messages, onSend }: ConversationStartersProps) {
  const { t } = useTranslation();
  const greeting = messages.find(({ identity, is_deleted }) => identity === 'ai' && !is_deleted);
  const isIdle = useIsIdle();
  // What costs something is seen with its price first.
  const pick = (content: string) =>
    conversation.message_price > 0 ? insertText(conversation, content) : onSend({ content });
  const { data: starters } = useQuery({
    ...callQuery('suggestMessages', conversationInput(conversation)),
    enabled: isIdle,
  });
  return (
    // Room for them before they come: what was said would move up otherwise.
    <section
      aria-label={t('suggest.starters')}
      className="flex min-h-48 flex-col items-center justify-end gap-4 py-6"
    >
      {greeting && isIdle && <OtherGreeting conversation={conversation} greeting={greeting} />}
      {starters && starters.list.length > 0 && (
        <SuggestionChips label={t('suggest.starters')} list={starters.list} onPick={pick} />
      )}
    </section>
  );
}

function OtherGreeting({ conversation, greeting }: { conversation: ChatListItem; greeting: ChatMessage }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: greetings } = useQuery(callQuery('listGreetings', { char_id: conversation.char_id }));
  const count = greetings?.list.length ?? 0;
  const { mutate, isPending } = useMutation({
    mutationFn: (index: number) => call('chooseGreeting', { ...conversationInput(conversation), index }),
    onSuccess: (message) => storeMessage(client, message),
    onError: (error) => toast('warning', errorText(error)),
  });
  if (count < 2) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      isLoading={isPending}
      onClick={() => mutate(greeting.version % count)}
    >
      <Shuffle aria-hidden="true" className="size-4" />
      {t('suggest.greeting', { version: greeting.version, count })}
    </Button>
  );
}
