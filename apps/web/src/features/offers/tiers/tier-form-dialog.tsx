import { tierNameMax, tierPerkMax, tierPerksMax } from '@kindred/contract/subscriptions/tiers';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Input, TextArea } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import type { TierFormProps } from './tiers.dialogs.ts';
import { useSaveTier } from './use-own-tiers.ts';

/** Name, perks (a line each) and price of a tier. The lowest tier is the page's subscription, whose price is set elsewhere. */
export function TierFormDialog({ tier, prices, onClose }: TierFormProps & DialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(tier?.name ?? '');
  const [perks, setPerks] = useState(tier?.perks.join('\n') ?? '');
  const [price, setPrice] = useState(tier?.month_usd_cents ?? prices[0] ?? 0);
  const [isWrong, setIsWrong] = useState(false);
  const save = useSaveTier();
  const isFirst = tier?.level === 0;
  const lines = perks
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isTooMuch = lines.length > tierPerksMax || lines.some((line) => line.length > tierPerkMax);
  const isNameless = name.trim() === '' && !isFirst;
  const send = () => {
    setIsWrong(isNameless || isTooMuch);
    if (isNameless || isTooMuch) return;
    const words = { name: name.trim(), perks: lines };
    const place = tier ? { level: tier.level } : {};
    const cost = isFirst ? {} : { month_usd_cents: price };
    save.mutate({ ...words, ...place, ...cost }, { onSuccess: () => onClose() });
  };
  const perksHint = t('ownTiers.perksHint', { count: tierPerksMax, most: tierPerkMax });
  return (
    <Dialog title={t(tier ? 'ownTiers.editTitle' : 'ownTiers.new')}>
      <form action={send} noValidate className="flex flex-col gap-4">
        <Input
          label={t('ownTiers.name')}
          error={isWrong && isNameless ? t('ownTiers.nameMissing') : undefined}
          maxLength={tierNameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label={t('ownTiers.perks')}
          hint={perksHint}
          error={isWrong && isTooMuch ? perksHint : undefined}
          value={perks}
          onChange={({ target }) => setPerks(target.value)}
        />
        {!isFirst && <PriceSelect tier={tier} prices={prices} price={price} onChange={setPrice} />}
        {save.error && (
          <p role="alert" className="text-danger">
            {errorText(save.error)}
          </p>
        )}
        <Button type="submit" size="large" isLoading={save.isPending}>
          {t('common.save')}
        </Button>
      </form>
    </Dialog>
  );
}

type PriceSelectProps = TierFormProps & { price: number; onChange: (usdCents: number) => void };

function PriceSelect({ tier, prices, price, onChange }: PriceSelectProps) {
  const { t } = useTranslation();
  const options = tier && !prices.includes(tier.month_usd_cents) ? [tier.month_usd_cents, ...prices] : prices;
  return (
    <Select
      label={t('ownTiers.price')}
      hint={t(tier ? 'ownTiers.priceHint' : 'ownTiers.newPriceHint')}
      value={price}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {options.map((cents) => (
        <option key={cents} value={cents}>
          {t('ownTiers.perMonth', { price: formatUsd(cents) })}
        </option>
      ))}
    </Select>
  );
}
