import type { ChatMessage } from '@kindred/contract/chat/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ConnectionError, hasCode, UnreadableError } from '../../lib/call/call-errors.ts';
import { streamCall } from '../../lib/call/stream/stream-call.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type ToastAction, toast } from '../../ui/feedback/toast.ts';
import { tick } from '../../ui/haptics.ts';
import { storeMessage } from '../conversation/thread/thread-cache.ts';
import { updatePostEverywhere } from '../posts/data/cached-posts.ts';
import { patchUser } from '../users/users.queries.ts';
import { useTopUp } from '../wallet/use-top-up.ts';
import type { GiftTarget } from './gift.dialog.ts';
import { savePendingGift } from './pending-gift.ts';
import { undoGift } from './undo-gift.ts';
import { addUndoableGift, undoableMs } from './undoable-gifts.ts';

type Chosen = { diamonds: number; note: string };
type Attempt = Chosen & { key: string };

/**
 * Sends a gift. A retry after a lost answer repeats the same attempt, so it is never paid twice. `topUp` stores the gift and
 * goes to the wallet, from where one comes back to it.
 */
export function useSendGift(target: GiftTarget, onClose: () => void) {
  const client = useQueryClient();
  const goToWallet = useTopUp();
  const { t } = useTranslation();
  const attempt = useRef<Attempt>(undefined);

  const topUp = (chosen: Chosen) => {
    savePendingGift({ ...target, ...chosen });
    onClose();
    goToWallet(location.pathname + location.search);
  };
  const sending = useMutation({
    mutationFn: async ({ diamonds, note }: Chosen) => {
      const { current } = attempt;
      const isRetry = current?.diamonds === diamonds && current.note === note;
      const now = isRetry ? current : { diamonds, note, key: crypto.randomUUID() };
      attempt.current = now;
      return sendGift(target, now);
    },
    onSuccess: ({ diamond, message }, { diamonds }) => {
      if (target.postId) addToGoal(client, target.postId, diamonds);
      patchUser(client, { diamond });
      tick();
      if (message) {
        storeMessage(client, message);
        addUndoableGift(message.msg_id);
      }
      const onUndone = () => target.postId && addToGoal(client, target.postId, -diamonds);
      toast('success', t('gift.sent'), message && undoAction(client, message, onUndone));
      onClose();
    },
    onError: (error, chosen) => {
      // Whether a lost one arrived is not known: it keeps its key. An answered one is over.
      if (!isLost(error)) attempt.current = undefined;
      if (hasCode(error, refusalCodes.insufficientBalance)) topUp(chosen);
    },
  });
  return { sending, topUp };
}

function undoAction(client: QueryClient, message: ChatMessage, onUndone: () => void): ToastAction {
  const onPress = () => void undoGift(client, message, onUndone);
  return { label: i18n.t('gift.undo'), onPress, forMs: undoableMs };
}

/** The bar under the post grows at once; the server's own sum comes with the next answer. */
function addToGoal(client: QueryClient, postId: string, diamonds: number): void {
  updatePostEverywhere(client, postId, (post) =>
    post.goal ? { ...post, goal: { ...post.goal, given: post.goal.given + diamonds } } : post,
  );
}

async function sendGift({ charId, chatNo, postId }: GiftTarget, { diamonds, note, key }: Attempt) {
  for await (const line of streamCall(
    'charger',
    {
      char_id: charId,
      price: diamonds,
      ...(chatNo && { chat_no: chatNo }),
      ...(note && { content: note }),
      ...(postId && { diary_id: postId }),
    },
    { idempotencyKey: key },
  )) {
    if (line.diamond !== undefined) return { diamond: line.diamond, message: line.message };
  }
  throw new UnreadableError('The answer has no balance');
}

function isLost(error: unknown): boolean {
  return error instanceof ConnectionError || error instanceof UnreadableError;
}
