import { decisionReasons } from '@kindred/contract/moderation/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { reasonName } from '../../moderation/desk/reason-name.ts';

/** Why a post was not approved: a reason of the staff in the reader's language, or the words that stand there. */
export function StateReason({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const code = decisionReasons.find((name) => name === reason);
  return (
    <p className="px-4 pb-3 text-caption text-warning sm:px-5">
      {t('post.stateRejectedWhy', { reason: code ? reasonName(t, code) : reason })}
    </p>
  );
}
