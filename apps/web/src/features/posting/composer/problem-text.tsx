import { postPriceMax, postPriceMin } from '@kindred/contract/posting/limits';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { DraftProblem } from '../drafts/draft.ts';

/** Why a draft cannot be sent yet; said when somebody tries. */
export function ProblemText({ problem }: { problem: DraftProblem | undefined }) {
  const { t } = useTranslation();
  if (!problem) return null;
  const bounds = { min: formatNumber(postPriceMin), max: formatNumber(postPriceMax) };
  return (
    <p role="alert" className="rounded-card bg-accent-soft px-4 py-3 font-medium text-accent-ink">
      {t(`composer.missing.${problem}`, bounds)}
    </p>
  );
}
