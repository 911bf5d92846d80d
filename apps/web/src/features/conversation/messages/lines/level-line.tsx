import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { intimacyConfigQuery } from '../../thread/thread.queries.ts';

type LevelLineProps = { message: ChatMessage; conversation: ChatListItem };

/** From here on the two have reached a level of intimacy; until the levels' names are there, it says the number. */
export function LevelLine({ message, conversation }: LevelLineProps) {
  const { t, language } = useTranslation();
  const { data } = useQuery(intimacyConfigQuery(language));
  const level = data?.list.find((entry) => String(entry.level) === message.content)?.name ?? message.content;
  return (
    <p className="mx-auto my-4 flex max-w-sm justify-center gap-2 text-center text-caption text-ink-soft">
      <Heart aria-hidden="true" className="mt-0.5 size-4 shrink-0 fill-heart-soft text-heart-ink" />
      {t('chat.levelReached', { name: conversation.nickname, level })}
    </p>
  );
}
