import type { ChatListItem } from '@kindred/contract/chat/calls';
import { i18n } from '../../lib/i18n/i18n.ts';

/** What the other one is called, also when they are gone. */
export function peerName({ nickname, is_closed }: Pick<ChatListItem, 'nickname' | 'is_closed'>): string {
  return is_closed === 1 ? i18n.t('inbox.deletedAccount') : nickname;
}
