import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { receiveWelcomeGift } from './receive-welcome-gift.ts';
import { openReward } from './reward.dialog.ts';

/** Receives the welcome gift, then shows it. However often it is clicked and wherever, it is received once. */
export function useReceiveWelcomeGift(onReceived: () => void) {
  const client = useQueryClient();
  // Two clicks may come before the next render.
  const isAsked = useRef(false);
  const receiving = useMutation({
    mutationFn: () => receiveWelcomeGift(client),
    onSuccess: ({ diamonds, diamond }) => {
      onReceived();
      openReward({ kind: 'diamonds', diamonds, balance: diamond });
    },
    onSettled: () => {
      isAsked.current = false;
    },
  });
  const receive = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    receiving.mutate();
  };
  return { receive, isReceiving: receiving.isPending, error: receiving.error };
}
