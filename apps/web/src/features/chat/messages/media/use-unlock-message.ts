import type { ChatMessage } from '@kindred/contract/chat/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/call/call.ts';
import { hasCode, RefusalError } from '../../../../lib/call/call-errors.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { useAttempt } from '../../../../lib/call/use-attempt.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../../../lib/navigation/navigation.ts';
import { paths } from '../../../../lib/navigation/paths.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { patchUser } from '../../../users/users.queries.ts';
import { walletPath } from '../../../wallet/wallet-path.ts';
import { storeMessage } from '../../chat-cache.ts';
import { boughtMessagesQuery } from './message-media.queries.ts';

/** Buys the media of a message for the price that was shown. `onEnd` when there is nothing left to decide. */
export function useUnlockMessage(message: ChatMessage, onEnd: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const [price, setPrice] = useState(message.price ?? 0);
  const attempt = useAttempt();
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
    onError: async (error) => {
      attempt.end(error);
      if (hasCode(error, refusalCodes.priceChanged)) {
        const now = ((error as RefusalError).data as { price?: number } | null)?.price;
        if (now) setPrice(now);
        return;
      }
      if (hasCode(error, refusalCodes.insufficientBalance)) {
        toast('error', errorText(error));
        onEnd();
        // With the way back, so that it can be bought after topping up.
        await navigate({ href: walletPath(paths.conversation(message.char_id, null, message.chat_no)) });
      }
    },
  });
  return { unlock, price };
}
