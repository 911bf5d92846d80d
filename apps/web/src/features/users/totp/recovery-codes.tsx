import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('success', t('totp.copied')),
      () => toast('error', t('totp.notCopied')),
    );
  return (
    <section aria-labelledby="recovery-codes" className="flex flex-col gap-3">
      <h4 id="recovery-codes" className="font-semibold">
        {t('totp.recovery')}
      </h4>
      <p role="status">{t('totp.recoveryText')}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('totp.copy')}
        </Button>
        <Button onClick={onKept}>{t('totp.kept')}</Button>
      </div>
    </section>
  );
}
