import type { ChatListItem } from '@kindred/contract/chat/calls';
import { Sparkles } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

export function AiNotice({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const { companion, nickname: name } = conversation;
  return (
    <p
      role="note"
      className="mx-auto my-4 flex max-w-md gap-2 rounded-card bg-sunken px-4 py-2.5 text-caption text-ink-soft"
    >
      <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lamp-ink" />
      {t(companion === 'offline' ? 'chat.noticeOffline' : 'chat.notice', { name })}
    </p>
  );
}
