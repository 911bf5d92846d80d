import { reportedType } from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { CaseFiles } from './case-files.tsx';
import { CaseMedia } from './case-media.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useClaim } from './desk.queries.ts';
import { PersonFile } from './person-file.tsx';
import { reasonName } from './reason-name.ts';
import { subjectKey } from './subject-key.ts';

/** What a case is about, and its decision. Opening it claims it. */
export function CaseDetail({ staffCase, onClose }: { staffCase: StaffCase; onClose: () => void }) {
  const { t } = useTranslation();
  const claim = useClaim(staffCase);
  const subject = subjectKey(staffCase);
  const place = placeOf(staffCase);
  return (
    <section aria-label={t(`desk.kind.${staffCase.kind}`)} className="flex min-w-0 flex-col gap-5">
      <Button variant="secondary" className="self-start lg:hidden" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('desk.back')}
      </Button>
      <header>
        <h2 className="text-title">
          {t(`desk.kind.${staffCase.kind}`)}
          {subject && `: ${t(subject)}`}
        </h2>
        <p className="text-ink-soft">
          {t('desk.about', { name: staffCase.nickname })} · {formatDateTime(staffCase.created_time)}
        </p>
        {place && (
          <Link to={place} className="inline-block py-2 underline">
            {t('desk.openThing')}
          </Link>
        )}
      </header>
      <CaseReports reports={staffCase.reports} />
      <CaseContent staffCase={staffCase} />
      <PersonFile staffCase={staffCase} />
      {staffCase.state === 'open' && claim.error && (
        <p role="alert" className="font-medium">
          {errorText(claim.error)}
        </p>
      )}
      {staffCase.state === 'open' && !claim.error && <DecisionForm staffCase={staffCase} onDone={onClose} />}
      {staffCase.decision && (
        <p>
          {t('desk.decidedAs', { decision: t(`desk.decision.${staffCase.decision}`) })}
          {staffCase.note && ` (${staffCase.note})`}
        </p>
      )}
    </section>
  );
}

function placeOf({ subject_type, subject_id, char_id }: StaffCase): string | undefined {
  if (!char_id) return undefined;
  if (subject_type === reportedType.post && subject_id) return paths.post(char_id, subject_id);
  return subject_type === reportedType.person ? paths.character(char_id) : undefined;
}

function CaseReports({ reports }: Pick<StaffCase, 'reports'>) {
  const { t } = useTranslation();
  if (reports.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 ps-5">
      {reports.map(({ reason, detail, created_time }) => (
        <li key={`${created_time} ${reason} ${detail}`} className="whitespace-pre-wrap break-words">
          {reasonName(t, reason)}
          {detail && `: ${detail}`}
        </li>
      ))}
    </ul>
  );
}

/** The words stay hidden until they are wanted. */
function CaseContent({ staffCase }: { staffCase: StaffCase }) {
  const { t } = useTranslation();
  const { content, evidence, files } = staffCase;
  const [isShown, setShown] = useState(false);
  if (!isShown)
    return (
      <div className="flex flex-col items-start gap-2 rounded-card bg-sunken p-4">
        <p className="text-ink-soft">{t('desk.hidden')}</p>
        <Button variant="secondary" onClick={() => setShown(true)}>
          {t('desk.show')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {content === '' && evidence.length === 0 && files.length === 0 && (
        <p className="text-ink-soft">{t('desk.nothing')}</p>
      )}
      {content !== '' && (
        <div>
          <h3 className="font-semibold">{t('desk.content')}</h3>
          <p className="whitespace-pre-wrap break-words">{content}</p>
        </div>
      )}
      {evidence.length > 0 && <Evidence evidence={evidence} />}
      <CaseMedia staffCase={staffCase} />
      {files.length > 0 && <CaseFiles files={files} />}
    </div>
  );
}

const authors = ['fan', 'creator', 'ai', 'automated', 'system', 'staff'] as const;

function Evidence({ evidence }: Pick<StaffCase, 'evidence'>) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="font-semibold">{t('desk.evidence')}</h3>
      <ol className="mt-1 space-y-2">
        {evidence.map(({ identity, content, created_time, is_deleted, media }) => (
          <li key={`${created_time} ${content}`} className="break-words">
            <span className="text-caption text-ink-soft">
              {t(`desk.by.${authors.find((author) => author === identity) ?? 'system'}`)} ·{' '}
              {formatDateTime(created_time)}
              {is_deleted === 1 && ` · ${t('desk.deleted')}`}
            </span>
            <p className="whitespace-pre-wrap">
              {content}
              {media.length > 0 && ` [${t('desk.media', { count: media.length })}]`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
