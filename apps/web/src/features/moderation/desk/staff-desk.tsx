import { queueRoles, type StaffQueue, staffQueues } from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import type { StaffRole } from '@kindred/contract/users/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { CaseDetail } from './case-detail.tsx';
import { CaseRow } from './case-row.tsx';
import { type CaseState, casesQuery } from './desk.queries.ts';
import { moveByKeys } from './move-by-keys.ts';

/** The queues that somebody with the role works on. */
function queuesOf(role: StaffRole): StaffQueue[] {
  return staffQueues.filter((queue) => role === 'admin' || queueRoles[queue].some((name) => name === role));
}

/** The desk of the staff: a queue, its cases, and the one that is worked on. */
export function StaffDesk({ role }: { role: StaffRole }) {
  const { t } = useTranslation();
  const queues = queuesOf(role);
  const [queue, setQueue] = useState<StaffQueue>(
    queues.includes('reports') ? 'reports' : (queues[0] ?? 'reports'),
  );
  const [state, setState] = useState<CaseState>('open');
  const [chosen, setChosen] = useState<StaffCase>();
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('desk.lead')}</p>
      <ChoiceChips
        label={t('desk.queues')}
        choices={queues.map((value) => ({ value, label: t(`desk.queue.${value}`) }))}
        value={queue}
        onChange={(value) => {
          setQueue(value);
          setChosen(undefined);
        }}
      />
      <div className="mt-3">
        <ChoiceChips
          label={t('desk.states')}
          choices={(['open', 'decided'] as const).map((value) => ({
            value,
            label: t(`desk.state.${value}`),
          }))}
          value={state}
          onChange={(value) => {
            setState(value);
            setChosen(undefined);
          }}
        />
      </div>
      <div className="mt-5 gap-8 lg:grid lg:grid-cols-[22rem_1fr]">
        <div className={chosen ? 'hidden lg:block' : ''}>
          <CaseList
            key={`${queue} ${state}`}
            queue={queue}
            state={state}
            chosen={chosen}
            onChoose={setChosen}
          />
        </div>
        {chosen ? (
          <CaseDetail key={chosen.case_id} staffCase={chosen} onClose={() => setChosen(undefined)} />
        ) : (
          <p className="hidden text-ink-soft lg:block">
            {t('desk.none')} {t('desk.keys')}
          </p>
        )}
      </div>
    </>
  );
}

type CaseListProps = {
  queue: StaffQueue;
  state: CaseState;
  chosen: StaffCase | undefined;
  onChoose: (staffCase: StaffCase) => void;
};

function CaseList({ queue, state, chosen, onChoose }: CaseListProps) {
  const { t } = useTranslation();
  const cases = useInfiniteQuery(casesQuery(queue, state));
  return (
    <LoadMoreList
      query={cases}
      empty={<EmptyState icon={<ShieldCheck />} title={t('desk.empty')} text={t('desk.emptyText')} />}
    >
      {(list) => (
        <ul className="divide-y divide-line" onKeyDown={moveByKeys}>
          {list.map((staffCase) => (
            <li key={staffCase.case_id}>
              <CaseRow
                staffCase={staffCase}
                isChosen={staffCase.case_id === chosen?.case_id}
                onChoose={() => onChoose(staffCase)}
              />
            </li>
          ))}
        </ul>
      )}
    </LoadMoreList>
  );
}
