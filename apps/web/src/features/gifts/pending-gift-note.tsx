import { Gift } from 'lucide-react';
import { formatNumber } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../users/users.queries.ts';
import { findPendingGift } from './pending-gift.ts';

/** In the wallet: how much is missing for the gift that led here. */
export function PendingGiftNote() {
  const { t } = useTranslation();
  const balance = useUser()?.diamond;
  const gift = findPendingGift();
  if (!gift || balance === undefined || balance >= gift.diamonds) return null;
  return (
    <p className="flex items-center gap-3 rounded-card bg-sunken px-5 py-4">
      <Gift aria-hidden="true" className="size-5 shrink-0 text-heart-ink" />
      {t('gift.missing', { amount: formatNumber(gift.diamonds - balance), name: gift.name })}
    </p>
  );
}
