import type { ChatMessage } from '@kindred/contract/chat/calls';
import { formatLength } from '../../../../lib/format/format-length.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';

/** What a message brings along, in words: "2 photos · 1 video (0:42)". */
export function useMediaWords() {
  const { t } = useTranslation();
  return (media: ChatMessage['media']): string => {
    const parts = (['image', 'video', 'audio'] as const).flatMap((type) => {
      const items = media.filter((item) => item.type === type);
      const seconds = items.reduce((all, { duration }) => all + (duration ?? 0), 0);
      const length = seconds > 0 ? ` (${formatLength(seconds)})` : '';
      return items.length > 0 ? [t(`messageMedia.count.${type}`, { count: items.length }) + length] : [];
    });
    return parts.join(' · ');
  };
}
