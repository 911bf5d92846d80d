import type { PayoutAccount } from '@kindred/contract/payouts/calls';
import { countryName } from '../../lib/format/country-name.ts';
import { formatDateTime } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Tag } from '../../ui/feedback/badge.tsx';
import { CardSectionRow } from '../../ui/layout/card-section.tsx';

export function PayoutAccountView({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation();
  const { name, country, identity, destination } = account;
  const { state, bank_last4, usable_time } = destination;
  return (
    <>
      <CardSectionRow label={t('payout.name')} value={`${name}, ${countryName(country)}`} />
      <CardSectionRow
        label={t('payout.identity')}
        value={identity.reason ?? ''}
        action={
          <Tag tone={identity.state === 'verified' ? 'good' : 'warning'}>
            {t(`payout.identityState.${identity.state}`)}
          </Tag>
        }
      />
      <CardSectionRow
        label={t('payout.bank')}
        value={
          <>
            {bank_last4 && t('payout.bankEnding', { last4: bank_last4 })}
            {usable_time && (
              <span className="block font-normal text-caption text-ink-soft">
                {t('payout.bankFrom', { date: formatDateTime(usable_time) })}
              </span>
            )}
          </>
        }
        action={<Tag tone={state === 'ready' ? 'good' : 'warning'}>{t(`payout.bankState.${state}`)}</Tag>}
      />
    </>
  );
}
