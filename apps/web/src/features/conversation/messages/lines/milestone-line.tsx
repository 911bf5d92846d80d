import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { CakeSlice } from 'lucide-react';
import type { Translate } from '../../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';

type MilestoneLineProps = { message: ChatMessage; conversation: ChatListItem };

export function MilestoneLine({ message, conversation }: MilestoneLineProps) {
  const { t } = useTranslation();
  return (
    <p className="mx-auto my-4 flex max-w-sm justify-center gap-2 text-center text-caption text-ink-soft">
      <CakeSlice aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink" />
      {milestoneText(message, conversation.nickname, t)}
    </p>
  );
}

export function milestoneText({ content }: Pick<ChatMessage, 'content'>, name: string, t: Translate): string {
  const years = Number(content);
  return years === 0 ? t('chat.monthWith', { name }) : t('chat.yearsWith', { count: years, name });
}
