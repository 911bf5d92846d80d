import { postPriceMax, postPriceMin } from '@kindred/contract/posts/limits';
import { useQuery } from '@tanstack/react-query';
import { Gem, Unlock } from 'lucide-react';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Input } from '../../../../ui/form/text-field.tsx';
import { creatorShareQuery } from '../../../wallet/wallet.queries.ts';
import { type Draft, draftPrice } from '../../drafts/draft.ts';
import { ChoiceCards } from './choice-cards.tsx';

type PriceFieldProps = {
  draft: Draft;
  onChange: (change: Partial<Pick<Draft, 'isPaid' | 'price'>>) => void;
};

export function PriceField({ draft, onChange }: PriceFieldProps) {
  const { t } = useTranslation();
  return (
    <ChoiceCards
      legend={t('composer.price')}
      isLegendHidden
      chosen={draft.isPaid ? 'paid' : 'free'}
      onChoose={(chosen) => onChange({ isPaid: chosen === 'paid' })}
      choices={[
        {
          value: 'free',
          label: t('composer.free'),
          hint: t('composer.freeHint'),
          icon: <Unlock className="size-5" />,
        },
        {
          value: 'paid',
          label: t('composer.paid'),
          hint: t('composer.paidHint'),
          icon: <Gem className="size-5" />,
        },
      ]}
    >
      {draft.isPaid && <Price draft={draft} onChange={onChange} />}
    </ChoiceCards>
  );
}

function Price({ draft, onChange }: PriceFieldProps) {
  const { t } = useTranslation();
  const price = draftPrice(draft);
  const bounds = t('composer.priceBounds', {
    min: formatNumber(postPriceMin),
    max: formatNumber(postPriceMax),
  });
  const isWrong = draft.price !== '' && price === undefined;
  return (
    <div className="mt-4 max-w-xs">
      <Input
        label={t('composer.priceLabel')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="100"
        maxLength={6}
        value={draft.price}
        hint={price === undefined ? bounds : undefined}
        error={isWrong ? bounds : undefined}
        onChange={(event) => onChange({ price: event.target.value.replace(/\D/g, '') })}
      />
      {price !== undefined && <Share price={price} />}
    </div>
  );
}

/** Rounding goes to the platform, as it does when it is sold. */
function Share({ price }: { price: number }) {
  const { t } = useTranslation();
  const percent = useQuery(creatorShareQuery).data?.creator_share_percent;
  if (percent === undefined) return null;
  const netDiamonds = Math.floor((price * percent) / 100);
  return (
    <p role="status" className="mt-1.5 text-caption text-ink-soft">
      {t('composer.keep', { kept: formatNumber(netDiamonds), price: formatNumber(price), percent })}
    </p>
  );
}
