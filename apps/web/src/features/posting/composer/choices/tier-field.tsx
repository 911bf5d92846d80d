import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { ownTiersQuery } from '../../../offers/offers.queries.ts';

export function TierField({ level, onChange }: { level: number; onChange: (level: number) => void }) {
  const { t } = useTranslation();
  const tiers = useQuery(ownTiersQuery).data?.list.filter((tier) => tier.level > 0) ?? [];
  const isKnown = level === 0 || tiers.some((tier) => tier.level === level);
  return (
    <Select
      label={t('composer.tier')}
      hint={t('composer.tierHint')}
      value={level}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value={0}>{t('composer.tierAll')}</option>
      {tiers.map((tier) => (
        <option key={tier.level} value={tier.level}>
          {t('composer.tierFrom', { tier: tier.name })}
        </option>
      ))}
      {!isKnown && <option value={level}>{t('composer.tierGone')}</option>}
    </Select>
  );
}
