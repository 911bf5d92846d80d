import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { welcomeOffered } from '../../features/wallet/welcome-offered.ts';
import { readSetting } from '../../lib/storage/device.ts';
import { specKeys } from '../../lib/storage/personal-storage.ts';

/** Offers a new person the welcome gift. Its code loads for them alone. */
export function useWelcome(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (readSetting(specKeys.isRecommend) === null || welcomeOffered.get()) return;
    import('../../features/wallet/rewards/offer-welcome-gift.ts')
      .then(({ offerWelcomeGift }) => offerWelcomeGift(client))
      // Offline: the next arrival, or the wallet, offers it.
      .catch(() => undefined);
  }, [client]);
}
