import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import { formatDateTime } from '../../../lib/format/format.ts';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { subjectKey } from './subject-key.ts';

type CaseRowProps = { staffCase: StaffCase; isChosen: boolean; onChoose: () => void };

export function CaseRow({ staffCase, isChosen, onChoose }: CaseRowProps) {
  const { t } = useTranslation();
  const { kind, nickname, severity, report_count, claimed_by, created_time, decision, proposed, due_time } =
    staffCase;
  const subject = subjectKey(staffCase);
  return (
    <button
      type="button"
      aria-current={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex w-full flex-col gap-1 rounded-control px-3 py-3 text-start transition hover:bg-sunken',
        isChosen && 'bg-sunken',
      )}
    >
      <span className="flex items-center gap-2 font-medium">
        {severity === 0 && <Tag tone="warning">{t('desk.grave')}</Tag>}
        {t(`desk.kind.${kind}`)}
        {subject && <span className="text-ink-soft">{t(subject)}</span>}
        <span className="ms-auto text-caption text-ink-soft">{timeAgo(created_time)}</span>
      </span>
      <span className="truncate text-caption text-ink-soft">
        {[
          t('desk.about', { name: nickname }),
          report_count > 0 && t('desk.reports', { count: report_count }),
          decision === null && due_time && t('desk.due', { date: formatDateTime(due_time) }),
          claimed_by && t('desk.claimed', { name: claimed_by.nickname }),
          proposed &&
            t('desk.proposed', {
              name: proposed.nickname,
              decision: t(`desk.decision.${proposed.decision}`),
            }),
          decision && t('desk.decidedAs', { decision: t(`desk.decision.${decision}`) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}
