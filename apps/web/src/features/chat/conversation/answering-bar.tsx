import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { Sparkles, UserRound } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useSetConversationMode } from './use-set-conversation-mode.ts';

type AnsweringBarProps = { conversation: ChatListItem; defaultMode: UserData['chat_mode'] };

/** Tells a creator who answers this fan, and switches it for this conversation alone. */
export function AnsweringBar({ conversation, defaultMode }: AnsweringBarProps) {
  const { t } = useTranslation();
  const setMode = useSetConversationMode(conversation, defaultMode);
  const isManual = conversation.chat_mode === 1;
  const Icon = isManual ? UserRound : Sparkles;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-sunken px-4 py-2">
      <p className="flex grow basis-56 items-center gap-2 text-caption">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
        <span>
          {t(isManual ? 'chat.barManual' : 'chat.barAi')}
          {conversation.mode !== null && ` ${t('chat.barOwn')}`}
        </span>
      </p>
      <Button
        size="small"
        variant="secondary"
        isLoading={setMode.isPending}
        onClick={() => setMode.mutate(isManual ? 0 : 1)}
      >
        {t(isManual ? 'chat.handOver' : 'chat.takeOver')}
      </Button>
    </div>
  );
}
