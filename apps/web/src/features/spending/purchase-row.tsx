import type { Purchase } from '@kindred/contract/spending/calls';
import { Gift, LockOpen, type LucideIcon, Star } from 'lucide-react';
import { formatDate, formatNumber, formatUsd } from '../../lib/format/format.ts';
import type { Translate } from '../../lib/i18n/text-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { PayeeName } from './payee-name.tsx';

const icons: Record<Purchase['kind'], LucideIcon> = { gift: Gift, unlock: LockOpen, subscription: Star };

/** What was bought, from whom, when and for how much, and what is left of it. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const Icon = icons[purchase.kind];
  return (
    <li className="flex gap-4 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-4">
          <p className="min-w-0 truncate font-medium">
            {t(`spending.kind.${purchase.kind}`)} · <PayeeName payee={purchase} />
          </p>
          <span className="shrink-0 font-semibold tabular-nums">{priceOf(purchase, t)}</span>
        </div>
        <p className="text-caption text-ink-soft">
          {formatDate(purchase.created_time)} · {remainsText(purchase, t)}
        </p>
        {purchase.diary_id && (
          <Link
            to={paths.post(purchase.char_id, purchase.diary_id)}
            className={classNames(buttonClass('secondary', 'small'), 'mt-2')}
          >
            {t('spending.purchases.open')}
          </Link>
        )}
      </div>
    </li>
  );
}

function priceOf({ diamonds, usd_cents }: Purchase, t: Translate): string {
  return diamonds > 0
    ? t('spending.purchases.diamonds', { amount: formatNumber(diamonds) })
    : formatUsd(usd_cents);
}

function remainsText({ remains, until }: Purchase, t: Translate): string {
  if (remains === 'running' || remains === 'over')
    return t(`spending.remains.${remains}`, { date: formatDate(until ?? '') });
  return t(`spending.remains.${remains}`);
}
