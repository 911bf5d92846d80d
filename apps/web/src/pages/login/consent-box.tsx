import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { RichText } from '../../ui/text/rich-text.tsx';

type ConsentBoxProps = { isTicked: boolean; isReminded: boolean; onTick: (isTicked: boolean) => void };

export function ConsentBox({ isTicked, isReminded, onTick }: ConsentBoxProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-2">
      <label className="flex items-start gap-3 text-caption text-ink-soft">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          aria-describedby={isReminded ? 'consent-needed' : undefined}
          className="mt-0.5 size-5 shrink-0 accent-action"
        />
        <span>
          <RichText
            text="login.consent"
            parts={{
              terms: (words) => <PolicyLink href={paths.terms}>{words}</PolicyLink>,
              privacy: (words) => <PolicyLink href={paths.privacy}>{words}</PolicyLink>,
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

function PolicyLink({ href, children }: { href: string; children: ReactNode }) {
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
