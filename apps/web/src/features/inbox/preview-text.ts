import type { ChatListItem } from '@kindred/contract/chat/calls';
import { i18n } from '../../lib/i18n/i18n.ts';

/** The last message in one line, with who wrote it: I, the AI, or, without a word, the other one. */
export function previewText({ side, type, identity, content, nickname }: ChatListItem): string {
  if (type === 'help') return i18n.t('preview.help');
  if (identity === null) return i18n.t('preview.begin', { name: nickname });
  const text = shownWords(type, content) || i18n.t('preview.deleted');
  if (identity === side) return i18n.t('preview.you', { text });
  return identity === 'ai' ? i18n.t('preview.ai', { text }) : text;
}

/** A message in one line: its words, behind what it brings along. '' for what was unsent. */
export function shownWords(type: string, content: string): string {
  switch (type) {
    case 'gift':
      return i18n.t('preview.gift');
    case 'image':
    case 'video':
    case 'voice':
      return content === ''
        ? i18n.t(`preview.${type}`)
        : i18n.t('preview.withWords', { what: i18n.t(`preview.${type}`), content });
    default:
      return content;
  }
}
