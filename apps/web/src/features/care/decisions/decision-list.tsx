import type { Decision } from '@kindred/contract/care/calls';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { reasonName } from '../../moderation/desk/reason-name.ts';
import { AppealForm } from '../age/appeal-form.tsx';
import { decisionsQuery } from '../care.queries.ts';

/** What staff have decided about the person, with the way to appeal. */
export function DecisionList() {
  const { t } = useTranslation();
  const decisions = useQuery(decisionsQuery);
  if (decisions.error) return <ErrorState error={decisions.error} onRetry={() => void decisions.refetch()} />;
  const list = decisions.data?.list ?? [];
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('decisions.lead')}</p>
      {decisions.data && list.length === 0 && (
        <EmptyState icon={<Scale />} title={t('decisions.empty')} text={t('decisions.emptyText')} />
      )}
      <ul className="divide-y divide-line">
        {list.map((decision) => (
          <li key={decision.decision_id} className="py-4">
            <DecisionItem decision={decision} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DecisionItem({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const [isAppealing, setAppealing] = useState(false);
  const { kind, reason, state, created_time, until_time, can_appeal, decision_id } = decision;
  const isForGood = (kind === 'mute' || kind === 'ban') && until_time === null;
  return (
    <>
      <h3 className="font-semibold">{t(`decisions.kind.${kind}`)}</h3>
      <p>{t('decisions.reason', { reason: reasonName(t, reason) })}</p>
      {until_time !== null && <p>{t('decisions.until', { date: formatDateTime(until_time) })}</p>}
      {isForGood && <p>{t('decisions.forGood')}</p>}
      <p className="text-caption text-ink-soft">
        {formatDateTime(created_time)} · {t(`decisions.state.${state}`)}
      </p>
      {can_appeal === 1 && !isAppealing && (
        <Button variant="secondary" className="mt-2" onClick={() => setAppealing(true)}>
          {t('decisions.appeal')}
        </Button>
      )}
      {can_appeal === 1 && isAppealing && <AppealForm decisionId={decision_id} />}
    </>
  );
}
