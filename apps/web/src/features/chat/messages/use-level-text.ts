import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { intimacyConfigQuery } from '../chat.queries.ts';

/** What a line about a level of intimacy says; until the levels' names are there, it says the number. */
export function useLevelText({ nickname }: Pick<ChatListItem, 'nickname'>) {
  const { t, language } = useTranslation();
  const { data } = useQuery({ ...intimacyConfigQuery(language), enabled: false });
  return ({ content }: Pick<ChatMessage, 'content'>): string => {
    const level = data?.list.find((one) => String(one.level) === content)?.name ?? content;
    return t('chat.levelReached', { name: nickname, level });
  };
}
