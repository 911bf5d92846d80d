import { Trans, useTranslation } from 'react-i18next';

type ConsentBoxProps = { isTicked: boolean; isReminded: boolean; onTick: (isTicked: boolean) => void };

/** Age and terms, confirmed together. */
export function ConsentBox({ isTicked, isReminded, onTick }: ConsentBoxProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-2">
      <label className="flex items-start gap-3 text-caption text-ink-soft">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          aria-describedby={isReminded ? 'consent-needed' : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          <Trans
            i18nKey="login.consent"
            components={{
              terms: <PolicyLink href="/legal/terms.html" />,
              privacy: <PolicyLink href="/legal/privacy.html" />,
            }}
          />
        </span>
      </label>
      <p id="consent-needed" role="status" className="mt-2 font-medium text-caption text-danger">
        {isReminded && t('login.consentNeeded')}
      </p>
    </div>
  );
}

function PolicyLink({ href, children }: { href: string; children?: React.ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-ink underline underline-offset-2"
    >
      {children}
    </a>
  );
}
