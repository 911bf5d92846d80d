import type { ChatListItem } from '@kindred/contract/chat/calls';
import { navigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** The id of the other side, as calls name it: a character, or a fan's account. */
export function personOf({ side, char_id, user_id }: ChatListItem): string {
  return side === 'fan' ? char_id : user_id;
}

/** Leaves the conversation, which is gone once the person is blocked. */
export function leaveConversation(): void {
  void navigate({ href: paths.messages, replace: true });
}
