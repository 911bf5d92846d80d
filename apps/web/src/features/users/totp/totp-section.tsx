import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardSection, CardSectionRow } from '../../../ui/layout/card-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpChange } from './totp-change.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { totpQuery } from './totp.queries.ts';

type Step = 'idle' | 'setup' | 'remove' | 'renew';

/** The second factor of signing in: a code of an authenticator app. */
export function TotpSection() {
  const { t } = useTranslation();
  const { data: totp, error, refetch } = useQuery(totpQuery);
  const [step, setStep] = useState<Step>('idle');
  const [codes, setCodes] = useState<string[]>();
  if (error && !totp) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!totp) return <Skeleton className="h-32 rounded-card" />;
  const showCodes = (newCodes: string[]) => {
    setCodes(newCodes);
    setStep('idle');
  };
  const close = () => setStep('idle');
  return (
    <CardSection title={t('totp.title')} hint={t('totp.text')}>
      {totp.confirmed_time && (
        <CardSectionRow
          label={t('totp.codesLeft', { count: totp.recovery_codes_left })}
          value={t('totp.onSince', { date: formatDate(totp.confirmed_time) })}
        />
      )}
      <div className="flex flex-col gap-4 py-3">
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
        {step === 'setup' && <TotpSetup onDone={showCodes} onCancel={close} />}
        {(step === 'remove' || step === 'renew') && (
          <TotpChange change={step} onRenewed={showCodes} onClose={close} />
        )}
        {step === 'idle' && !codes && <Actions isOn={totp.is_on === 1} onChoose={setStep} />}
      </div>
    </CardSection>
  );
}

function Actions({ isOn, onChoose }: { isOn: boolean; onChoose: (step: Step) => void }) {
  const { t } = useTranslation();
  if (!isOn)
    return (
      <Button variant="secondary" className="self-start" onClick={() => onChoose('setup')}>
        {t('totp.setUp')}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => onChoose('renew')}>
        {t('totp.renew')}
      </Button>
      <Button variant="danger" onClick={() => onChoose('remove')}>
        {t('totp.remove')}
      </Button>
    </div>
  );
}
