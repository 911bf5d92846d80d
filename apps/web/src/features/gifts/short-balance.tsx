import { formatNumber } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useUser } from '../users/users.queries.ts';
import { walletPath } from '../wallet/wallet-path.ts';
import type { GiftTarget } from './gift.dialog.ts';
import { savePendingGift } from './pending-gift.ts';

type ShortBalanceProps = { target: GiftTarget; diamonds: number; note: string; onClose: () => void };

/** Before a gift is sent: that the balance does not suffice, and the way to the wallet and back to this gift. */
export function ShortBalance({ target, diamonds, note, onClose }: ShortBalanceProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const balance = useUser()?.diamond;
  if (balance === undefined || balance >= diamonds) return null;
  const topUp = () => {
    savePendingGift({ ...target, diamonds, note });
    onClose();
    void navigate({ href: walletPath(location.pathname + location.search) });
  };
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3"
    >
      <p className="min-w-48 grow">
        <span className="block font-medium text-warning">
          {t('gift.short', { amount: formatNumber(diamonds - balance) })}
        </span>
        <span className="block text-caption text-ink-soft">{t('gift.backAfter')}</span>
      </p>
      <Button variant="secondary" size="small" onClick={topUp}>
        {t('gift.topUp')}
      </Button>
    </div>
  );
}
