import type { Purchase } from '@kindred/contract/spending/calls';
import {
  Crown,
  Gem,
  Gift,
  Image,
  LockOpen,
  type LucideIcon,
  MessageCircle,
  PackageOpen,
  Star,
} from 'lucide-react';
import { formatCharged, formatDate, formatNumber } from '../../lib/format/format.ts';
import type { Translate } from '../../lib/i18n/text-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { PostThumbnail } from '../library/post-thumbnail.tsx';
import { PayeeName } from './payee-name.tsx';

const icons: Record<Purchase['kind'], LucideIcon> = {
  gift: Gift,
  unlock: LockOpen,
  media: Image,
  message: MessageCircle,
  subscription: Star,
  gift_subscription: Gift,
  vip: Crown,
  diamonds: Gem,
  lucky_box: PackageOpen,
};

/**
 * What was bought, from whom, when and for how much, what is left of it, and its receipt where a card was charged. A post
 * shows what one has of it.
 */
export function PurchaseRow({ purchase, className }: { purchase: Purchase; className?: string }) {
  const { t } = useTranslation();
  const Icon = icons[purchase.kind];
  const place = placeOf(purchase);
  return (
    <li className={classNames('flex gap-4 py-3', className)}>
      {purchase.post ? (
        <span className="relative block h-15 w-12 shrink-0 overflow-hidden rounded-control">
          <PostThumbnail post={purchase.post} sizes="48px" />
        </span>
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
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
        {(place || purchase.has_receipt) && (
          <div className="mt-2 flex flex-wrap gap-2">
            {place && (
              <Link to={place} className={buttonClass('secondary', 'small')}>
                {t('spending.purchases.open')}
              </Link>
            )}
            {purchase.has_receipt && (
              <Link
                to={paths.receipt(purchase.record_id)}
                className={classNames(buttonClass('quiet', 'small'), !place && '-ms-3')}
              >
                {t('spending.purchases.receipt')}
              </Link>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** Where what was bought is opened; undefined where there is nothing to open. */
function placeOf({ char_id, diary_id, seq, chat_no }: Purchase): string | undefined {
  if (char_id === null) return undefined;
  if (diary_id) return paths.post(char_id, diary_id);
  return seq === null ? undefined : paths.conversation(char_id, seq, chat_no);
}

export function priceOf({ diamonds, usd_cents, charged }: Purchase, t: Translate): string {
  return diamonds > 0
    ? t('spending.purchases.diamonds', { amount: formatNumber(diamonds) })
    : formatCharged(usd_cents, charged);
}

function remainsText({ remains, until, gained }: Purchase, t: Translate): string {
  switch (remains) {
    case 'running':
    case 'over':
    case 'waiting':
      return t(`spending.remains.${remains}`, { date: formatDate(until ?? '') });
    case 'credited':
      return t('spending.remains.credited', { amount: formatNumber(gained) });
    default:
      return t(`spending.remains.${remains}`);
  }
}
