import type { StaffPerson } from '@kindred/contract/desk/calls';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSweepPerson } from './desk.queries.ts';

/** The file of whom a case is about, opened when it is wanted, with the way to gather all that is open about them. */
export function PersonFile({ staffCase }: { staffCase: StaffCase }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenFile staffCase={staffCase} />;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
      {t('desk.person.open', { name: staffCase.nickname })}
    </Button>
  );
}

function OpenFile({ staffCase: { queue, case_id } }: { staffCase: StaffCase }) {
  const { t } = useTranslation();
  const file = useQuery(callQuery('getStaffPerson', { queue, case_id }));
  if (file.error) return <ErrorState error={file.error} onRetry={() => void file.refetch()} />;
  if (!file.data) return null;
  const person = file.data;
  const facts = [
    t('desk.person.since', { date: formatDateTime(person.created_time) }),
    t('desk.person.wrote', { posts: person.post_num, comments: person.comment_num }),
    t('desk.person.reports', { count: person.reported_num }),
    t('desk.person.strikes', { count: person.strikes }),
    person.is_muted === 1 && t('desk.person.muted'),
    person.is_banned === 1 && t('desk.person.banned'),
  ].filter((fact) => fact !== false);
  return (
    <section aria-label={person.nickname} className="flex flex-col gap-4 rounded-card bg-sunken p-4">
      <h3 className="font-semibold text-lead">
        {person.nickname} {person.char_unique_id && `@${person.char_unique_id}`}
      </h3>
      <ul className="list-disc ps-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Written written={person.written} />
      <Sweep queue={queue} caseId={case_id} cases={person.cases} />
    </section>
  );
}

function Written({ written }: Pick<StaffPerson, 'written'>) {
  const { t } = useTranslation();
  if (written.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-2">{t('desk.person.written')}</summary>
      <ul className="space-y-2">
        {written.map(({ kind, id, content, created_time }) => (
          <li key={`${kind} ${id}`} className="break-words">
            <span className="text-caption text-ink-soft">
              {t(`desk.subject.${kind}`)} · {formatDateTime(created_time)}
            </span>
            <p className="whitespace-pre-wrap">{content}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

type SweepProps = { queue: StaffCase['queue']; caseId: string; cases: StaffPerson['cases'] };

function Sweep({ queue, caseId, cases }: SweepProps) {
  const { t } = useTranslation();
  const sweep = useSweepPerson({ queue, case_id: caseId }, (count) =>
    toast('success', t('desk.person.swept', { count })),
  );
  const openNum = cases.filter(({ state }) => state === 'open').length;
  return (
    <>
      <p>{t('desk.person.cases', { open: openNum, all: cases.length })}</p>
      {openNum > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          isLoading={sweep.isPending}
          onClick={() => sweep.mutate()}
        >
          {t('desk.person.sweep')}
        </Button>
      )}
    </>
  );
}
