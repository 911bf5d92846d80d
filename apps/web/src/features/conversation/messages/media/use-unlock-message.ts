import type { ChatMessage } from '@kindred/contract/chat/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/call/call.ts';
import { hasCode, RefusalError } from '../../../../lib/call/call-errors.ts';
import { useAttempt } from '../../../../lib/call/use-attempt.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/navigation/paths.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { patchUser } from '../../../users/users.queries.ts';
import { useTopUp } from '../../../wallet/use-top-up.ts';
import { storeMessage } from '../../thread/thread-cache.ts';
import { boughtMessagesQuery } from './message-media.queries.ts';

/**
 * Buys the media of a message for the price that was shown. `onEnd` when there is nothing left to decide; `topUp` goes to the
 * wallet, from where one comes back to the conversation.
 */
export function useUnlockMessage(message: ChatMessage, onEnd: () => void) {
  const client = useQueryClient();
  const goToWallet = useTopUp();
  const { t } = useTranslation();
  const [price, setPrice] = useState(message.price ?? 0);
  const attempt = useAttempt();
  const topUp = () => {
    onEnd();
    goToWallet(paths.conversation(message.char_id, null, message.chat_no));
  };
  const unlock = useMutation({
    mutationFn: () => {
      const order = { msg_id: message.msg_id, expected_price: price };
      return call('unlockMessage', order, { idempotencyKey: attempt.key() });
    },
    onSuccess: ({ diamond, message: bought }) => {
      storeMessage(client, bought);
      patchUser(client, { diamond });
      void client.invalidateQueries({ queryKey: boughtMessagesQuery.queryKey });
      toast('success', t('messageMedia.purchased'));
      onEnd();
    },
    onError: (error) => {
      attempt.end(error);
      if (hasCode(error, refusalCodes.priceChanged)) {
        const now = ((error as RefusalError).data as { price?: number } | null)?.price;
        if (now) setPrice(now);
        return;
      }
      if (hasCode(error, refusalCodes.insufficientBalance)) topUp();
    },
  });
  return { unlock, price, topUp };
}
