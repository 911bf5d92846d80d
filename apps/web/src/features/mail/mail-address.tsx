import type { MailSettings } from '@kindred/contract/mail/calls';
import { addressMaxLength, confirmHours } from '@kindred/contract/mail/limits';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { useSetMailAddress } from './use-mail-settings.ts';

export function MailAddress({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(false);
  const isAsking = isChanging || settings.state === 'none';
  return (
    <CardSection title={t('mail.address')}>
      {isAsking ? (
        <AddressForm
          settings={settings}
          onDone={() => setIsChanging(false)}
          isFirst={settings.state === 'none'}
        />
      ) : (
        <CurrentAddress settings={settings} onChange={() => setIsChanging(true)} />
      )}
    </CardSection>
  );
}

type AddressFormProps = { settings: MailSettings; isFirst: boolean; onDone: () => void };

function AddressForm({ settings: { address, suggested }, isFirst, onDone }: AddressFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(address || suggested);
  const save = useSetMailAddress(onDone);
  return (
    <form
      className="flex flex-col gap-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(typed.trim());
      }}
    >
      <Input
        label={t('mail.addressLabel')}
        hint={t('mail.addressHint', { hours: String(confirmHours) })}
        type="email"
        autoComplete="email"
        required
        maxLength={addressMaxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {!isFirst && (
          <Button variant="quiet" onClick={onDone}>
            {t('common.cancel')}
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending}>
          {t('mail.ask')}
        </Button>
      </div>
    </form>
  );
}

function CurrentAddress({ settings, onChange }: { settings: MailSettings; onChange: () => void }) {
  const { t } = useTranslation();
  const { address, state, is_refused } = settings;
  const ask = useSetMailAddress();
  const end = useSetMailAddress();
  const isConfirmed = state === 'confirmed';
  return (
    <div className="flex flex-col gap-3 py-3">
      <div>
        <p className="wrap-anywhere font-medium">{address}</p>
        <p role="status" className={isConfirmed ? 'text-caption text-ink-soft' : 'text-caption text-danger'}>
          {t(stateText(settings), { hours: String(confirmHours) })}
        </p>
        {is_refused === 1 && state !== 'stopped' && (
          <p className="text-caption text-danger">{t('mail.refused')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isConfirmed && (
          <Button size="small" isLoading={ask.isPending} onClick={() => ask.mutate(address)}>
            {t('mail.again')}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onChange}>
          {t('mail.change')}
        </Button>
        <Button variant="quiet" size="small" isLoading={end.isPending} onClick={() => end.mutate('')}>
          {t('mail.remove')}
        </Button>
      </div>
    </div>
  );
}

function stateText({ state }: MailSettings) {
  switch (state) {
    case 'none':
    case 'unconfirmed':
      return 'mail.unconfirmed';
    case 'confirmed':
      return 'mail.confirmed';
    case 'stopped':
      return 'mail.stopped';
    default:
      return state satisfies never;
  }
}
