import type { ChatListItem } from '@kindred/contract/chat/calls';
import { navigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** With whom it is, as calls name them: a character, or a fan's account. */
export function personOf({ side, char_id, user_id }: ChatListItem): string {
  return side === 'fan' ? char_id : user_id;
}

/** Once somebody is blocked, their conversation is not there any more. */
export function leaveConversation(): void {
  void navigate({ href: paths.messages, replace: true });
}
