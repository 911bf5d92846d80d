import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { patchUser } from '../users/users.queries.ts';
import { openReward } from './reward.dialog.ts';
import { walletRecordsQuery, welcomeGiftQuery } from './wallet.queries.ts';

/** Receives the welcome gift, then shows it. However often it is clicked and wherever, it is received once. */
export function useReceiveWelcomeGift(onReceived: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('receiveWelcomeGift', {}),
    onSuccess: ({ diamonds, diamond }) => {
      client.setQueryData(welcomeGiftQuery.queryKey, { state: 'received', diamonds });
      patchUser(client, { diamond });
      void client.invalidateQueries({ queryKey: walletRecordsQuery.queryKey });
      onReceived();
      openReward({ kind: 'diamonds', diamonds, balance: diamond });
    },
  });
}
