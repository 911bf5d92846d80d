import { postPriceMax, postPriceMin } from '@kindred/contract/posts/limits';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { DraftProblem } from '../drafts/draft.ts';

type ProblemTextProps = {
  problem: DraftProblem | undefined;
  /** After an attempt to send: the problem is an alert. */
  isUrgent: boolean;
  id: string;
};

/** Why a draft cannot be sent yet. */
export function ProblemText({ problem, isUrgent, id }: ProblemTextProps) {
  const { t } = useTranslation();
  if (!problem) return null;
  const bounds = { min: formatNumber(postPriceMin), max: formatNumber(postPriceMax) };
  return (
    <p
      id={id}
      role={isUrgent ? 'alert' : undefined}
      className={isUrgent ? 'rounded-card bg-sunken px-4 py-3 font-medium text-ink' : 'text-ink-soft'}
    >
      {t(`composer.missing.${problem}`, bounds)}
    </p>
  );
}
