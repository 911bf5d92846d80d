import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { intimacyConfigQuery } from '../chat.queries.ts';
import { useLevelText } from './use-level-text.ts';

type LevelLineProps = { message: ChatMessage; conversation: ChatListItem };

/** From here on the two have reached a level of intimacy. */
export function LevelLine({ message, conversation }: LevelLineProps) {
  const { language } = useTranslation();
  useQuery(intimacyConfigQuery(language));
  const levelText = useLevelText(conversation);
  return (
    <p className="mx-auto my-4 flex max-w-sm justify-center gap-2 text-center text-caption text-ink-soft">
      <Heart aria-hidden="true" className="mt-0.5 size-4 shrink-0 fill-accent-soft text-accent-ink" />
      {levelText(message)}
    </p>
  );
}
