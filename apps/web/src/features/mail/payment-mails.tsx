import type { MailSettings } from '@kindred/contract/mail/calls';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { useUpdateMailSettings } from './use-mail-settings.ts';

/** Mail about payments: reminders, which can be switched off, and receipts, which always come. */
export function PaymentMails({
  settings: { state, reminders, receipts_to: to },
}: {
  settings: MailSettings;
}) {
  const { t } = useTranslation();
  const save = useUpdateMailSettings();
  return (
    <CardSection title={t('mail.payments')}>
      {state !== 'none' && (
        <Switch
          label={t('mail.reminders')}
          hint={t('mail.remindersHint')}
          isOn={reminders === 1}
          onChange={(isOn) => save.mutate({ reminders: isOn ? 1 : 0 })}
        />
      )}
      <p className="wrap-anywhere py-2 text-ink-soft">
        {to === '' ? t('mail.receiptsNowhere') : t('mail.receiptsTo', { address: to })}
      </p>
    </CardSection>
  );
}
