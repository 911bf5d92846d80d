import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import { Gem } from 'lucide-react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/controls/spinner.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { useCharge } from '../currency/use-charge.ts';
import { useSpendConfirmation } from '../limits/use-spend-confirmation.ts';

type PackageCardProps = {
  diamondPackage: DiamondPackage;
  /** The offer for a first purchase. */
  isOffer: boolean;
  isBuying: boolean;
  isDisabled: boolean;
  onBuy: () => void;
};

/** One package with its bonus and price. It asks for confirmation like every button that spends. */
export function PackageCard({ diamondPackage, isOffer, isBuying, isDisabled, onBuy }: PackageCardProps) {
  const { t } = useTranslation();
  const charge = useCharge();
  const { diamonds, bonus_diamonds, price, is_featured } = diamondPackage;
  const isMarked = isOffer || is_featured;
  const { question, press } = useSpendConfirmation(price, 'usdCents', onBuy);
  return (
    <>
      <button
        type="button"
        onClick={() => void press()}
        disabled={isDisabled}
        className={classNames(
          'relative flex w-full grow rounded-card border bg-surface transition',
          isOffer
            ? 'items-center gap-3 px-4 py-4 text-start'
            : 'flex-col items-center gap-1 px-4 pt-8 pb-4 text-center',
          'hover:-translate-y-0.5 hover:shadow-float active:translate-y-0 disabled:translate-y-0',
          isMarked ? 'border-action' : 'border-line',
          isDisabled && !isBuying && 'opacity-50',
        )}
      >
        {is_featured && !isOffer && (
          <span className="absolute top-2">
            <Tag tone="strong">{t('wallet.featured')}</Tag>
          </span>
        )}
        <Gem aria-hidden="true" className={classNames('size-7 shrink-0 text-money', !isOffer && 'mt-2')} />
        <span className={isOffer ? 'min-w-0 grow' : 'contents'}>
          {isOffer && <span className="block text-caption text-ink-soft">{t('wallet.firstCharge')}</span>}
          <span className="font-bold text-title tabular-nums">
            {formatNumber(diamonds + bonus_diamonds)}
            <span className="sr-only"> {t('wallet.diamonds')}</span>
          </span>
          <span className={classNames('min-h-5 text-caption text-positive', isOffer && 'ms-2')}>
            {bonus_diamonds > 0 && t('wallet.bonus', { bonus: formatNumber(bonus_diamonds) })}
          </span>
        </span>
        <span
          className={classNames(
            'inline-flex min-h-9 shrink-0 items-center gap-2 text-balance rounded-full bg-action px-5 font-semibold text-on-action tabular-nums',
            !isOffer && 'mt-auto',
          )}
        >
          {isBuying && <Spinner />}
          {question?.yes ?? charge.pack(price)}
        </span>
      </button>
      <p role="status" className={question ? 'mt-2 text-center text-caption text-ink-soft' : 'sr-only'}>
        {question?.note}
      </p>
    </>
  );
}
