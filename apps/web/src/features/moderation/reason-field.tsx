import { type ReportReason, reportReasons } from '@kindred/contract/moderation/limits';
import type { Ref } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

type ReasonFieldProps = {
  value: ReportReason | undefined;
  isMissing: boolean;
  /** The first choice, which gets the focus while no reason is chosen. */
  firstRef: Ref<HTMLInputElement>;
  onChange: (reason: ReportReason) => void;
};

export function ReasonField({ value, isMissing, firstRef, onChange }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="my-4">
      <legend className="mb-1 font-semibold">{t('report.reason')}</legend>
      {/* Always there, so that screen readers watch it. */}
      <p role="alert" className="font-medium text-caption text-danger">
        {isMissing && t('report.reasonMissing')}
      </p>
      {reportReasons.map((choice, index) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name="reason"
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="size-4.5 shrink-0 accent-action"
          />
          {t(`report.reasons.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}
