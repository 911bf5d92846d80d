import type { PayoutAccount } from '@kindred/contract/payouts/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { countryName } from '../../lib/format/country-name.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/form/select.tsx';
import { Input, TextArea } from '../../ui/form/text-field.tsx';
import { payoutCountries } from './payout-countries.ts';
import { payoutAccountQuery } from './payouts.queries.ts';

type Fields = { name: string; country: string; taxId: string; address: string };
type PayoutAccountFormProps = { account: PayoutAccount; onClose: () => void };

/** Name, country and tax number; the bank itself is named on the provider's page. */
export function PayoutAccountForm({ account, onClose }: PayoutAccountFormProps) {
  const { t } = useTranslation();
  const [fields, setFields] = useState<Fields>({
    name: account.name,
    country: account.country,
    taxId: '',
    address: '',
  });
  const [hasTried, setTried] = useState(false);
  const save = useSaveAccount(onClose);
  const nameBank = useNameBank();
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }));
  const isComplete = fields.name.trim().length > 1 && fields.country !== '';
  const send = () => {
    setTried(true);
    if (isComplete) save.mutate(fields);
  };
  const error = save.error ?? nameBank.error;
  return (
    <form action={send} className="flex flex-col gap-4">
      <Input
        label={t('payout.name')}
        hint={t('payout.nameHint')}
        autoComplete="name"
        maxLength={100}
        value={fields.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <CountrySelect country={fields.country} onChange={(country) => change({ country })} />
      <TaxFields fields={fields} last4={account.tax.id_last4} onChange={change} />
      {(error || (hasTried && !isComplete)) && (
        <p role="alert" className="text-danger">
          {error ? errorText(error) : t('payout.incomplete')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={save.isPending}>
          {t('payout.save')}
        </Button>
        {account.identity.state !== 'none' && (
          <Button variant="secondary" isLoading={nameBank.isPending} onClick={() => nameBank.mutate()}>
            {t(account.destination.state === 'ready' ? 'payout.changeBank' : 'payout.nameBank')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

function CountrySelect({ country, onChange }: { country: string; onChange: (code: string) => void }) {
  const { t } = useTranslation();
  return (
    <Select label={t('payout.country')} value={country} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('payout.chooseCountry')}</option>
      {payoutCountries.map((code) => (
        <option key={code} value={code}>
          {countryName(code)}
        </option>
      ))}
    </Select>
  );
}

type TaxFieldsProps = {
  fields: Pick<Fields, 'taxId' | 'address'>;
  /** The last four characters of the stored tax number. */
  last4: PayoutAccount['tax']['id_last4'];
  onChange: (changed: Partial<Fields>) => void;
};

function TaxFields({ fields, last4, onChange }: TaxFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Input
        label={t('payout.taxId')}
        hint={last4 ? t('payout.taxIdKept', { last4 }) : t('payout.taxIdHint')}
        autoComplete="off"
        maxLength={30}
        value={fields.taxId}
        onChange={({ target }) => onChange({ taxId: target.value })}
      />
      <TextArea
        label={t('payout.address')}
        hint={last4 ? t('payout.addressKept') : undefined}
        autoComplete="street-address"
        maxLength={300}
        value={fields.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
    </>
  );
}

/** Saves the account; a creator without a bank goes on to the provider's page for it. */
function useSaveAccount(onClose: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ name, country, taxId, address }: Fields) =>
      call('updatePayoutAccount', {
        name,
        country,
        ...(taxId.trim() && { tax_id: taxId }),
        ...(address.trim() && { tax_address: address }),
      }),
    onSuccess: async (account) => {
      client.setQueryData(payoutAccountQuery.queryKey, account);
      toast('success', t('payout.saved'));
      if (account.destination.state === 'none') return goToBankPage();
      onClose();
    },
  });
}

function useNameBank() {
  return useMutation({ mutationFn: goToBankPage });
}

async function goToBankPage(): Promise<void> {
  const { url } = await call('createPayoutLink', { redirect_url: paths.earnings });
  location.assign(url);
}
