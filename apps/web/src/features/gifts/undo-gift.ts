import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { storeMessage } from '../conversation/thread/thread-cache.ts';
import { patchUser } from '../users/users.queries.ts';
import { addUndoableGift, removeUndoableGift } from './undoable-gifts.ts';

/** Takes a gift back and says so; what was answered meanwhile stays given, and that is said too. */
export async function undoGift(
  client: QueryClient,
  message: ChatMessage,
  onUndone?: () => void,
): Promise<void> {
  removeUndoableGift(message.msg_id);
  try {
    const { diamond } = await call('undoGift', { msg_id: message.msg_id });
    patchUser(client, { diamond });
    storeMessage(client, { ...message, content: '', is_deleted: true, revision: message.revision + 1 });
    onUndone?.();
    toast('success', i18n.t('gift.undone'));
  } catch (error) {
    const isLost = !(error instanceof Error && 'code' in error);
    if (isLost) addUndoableGift(message.msg_id);
    toast('warning', errorText(error));
  }
}
