import { type LeftOutReason, leftOutReasons } from '@kindred/contract/broadcasts/limits';
import { formatNumber } from '../../../lib/format/format.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

type PreviewSentenceProps = { count: number; leftOut: Partial<Record<LeftOutReason, number>> };

/** "Goes to 4,211, leaves out 38 who bought it and 3 who are blocked." */
export function PreviewSentence({ count, leftOut }: PreviewSentenceProps) {
  const { t } = useTranslation();
  const parts = leftOutReasons
    .filter((reason) => (leftOut[reason] ?? 0) > 0)
    .map((reason) => {
      const number = leftOut[reason] ?? 0;
      return t(`broadcasts.leftOut.${reason}`, { count: number, shown: formatNumber(number) });
    });
  const reasons = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(parts);
  const shown = formatNumber(count);
  return (
    <p aria-live="polite" className="font-semibold">
      {parts.length === 0
        ? t('broadcasts.goesTo', { count, shown })
        : t('broadcasts.goesToBut', { count, shown, reasons })}
    </p>
  );
}
