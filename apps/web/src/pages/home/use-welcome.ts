import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readSetting } from '../../lib/storage/device.ts';

/** Somebody who is here for the first time is offered the welcome gift. Its code loads for them alone. */
export function useWelcome(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (readSetting('isRecommend') === null || readSetting('welcomeOffered') !== null) return;
    import('../../features/wallet/rewards/offer-welcome-gift.ts')
      .then(({ offerWelcomeGift }) => offerWelcomeGift(client))
      // Offline: the next arrival, or the wallet, offers it.
      .catch(() => undefined);
  }, [client]);
}
