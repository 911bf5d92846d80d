import type { ChatListItem } from '@kindred/contract/chat/calls';
import { i18n } from '../../../lib/i18n/i18n.ts';

/** The last message in one line, with who wrote it: I, the AI, or, without a word, the other one. */
export function previewText({ side, type, identity, content, nickname }: ChatListItem): string {
  if (type === 'help') return i18n.t('preview.help');
  if (identity === null) return i18n.t('preview.begin', { name: nickname });
  const text = type === 'gift' ? i18n.t('preview.gift') : content || i18n.t('preview.deleted');
  if (identity === side) return i18n.t('preview.you', { text });
  return identity === 'ai' ? i18n.t('preview.ai', { text }) : text;
}
