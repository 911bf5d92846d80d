import type { WalletRecord } from '@kindred/contract/wallet/calls';
import {
  BadgeDollarSign,
  CircleSlash,
  Crown,
  Gift,
  LockOpen,
  type LucideIcon,
  MessageCircle,
  Package,
  PackageOpen,
  Redo2,
  RotateCcw,
  Sparkles,
  Star,
  Undo2,
} from 'lucide-react';
import { formatCharged, formatClock, formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';

const icons: Record<WalletRecord['kind'], LucideIcon> = {
  purchase: BadgeDollarSign,
  gift: Gift,
  unlock: LockOpen,
  vip: Crown,
  post_sale: LockOpen,
  lucky_box: Package,
  prize: PackageOpen,
  message: MessageCircle,
  subscription: Star,
  gift_purchase: Gift,
  unapplied: CircleSlash,
  refund: RotateCcw,
  chargeback: Undo2,
  chargeback_reversal: Redo2,
  grant: Sparkles,
};

/** One movement with the balance after it. */
export function WalletRecordRow({ record }: { record: WalletRecord }) {
  const { t } = useTranslation();
  const Icon = icons[record.kind];
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{t(`wallet.kind.${record.kind}`)}</span>
        <span className="block truncate text-caption text-ink-soft">
          {[record.with_name, formatClock(record.created_time)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Amounts record={record} />
    </li>
  );
}

function Amounts({ record }: { record: WalletRecord }) {
  const { t } = useTranslation();
  const { diamonds, usd_cents, balance_after } = record;
  const signed = `${diamonds > 0 ? '+' : diamonds < 0 ? '−' : ''}${formatNumber(Math.abs(diamonds))}`;
  return (
    <span className="shrink-0 text-end tabular-nums">
      {diamonds !== 0 && (
        <span className={classNames('block font-semibold', diamonds > 0 && 'text-positive')}>
          {t('wallet.amount', { amount: signed })}
        </span>
      )}
      <span className="block text-caption text-ink-faint">
        {usd_cents !== null
          ? formatCharged(usd_cents, record.charged)
          : balance_after !== null && t('wallet.after', { amount: formatNumber(balance_after) })}
      </span>
    </span>
  );
}
