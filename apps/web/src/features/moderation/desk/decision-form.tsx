import {
  type CaseDecision,
  type DecisionReason,
  decisionNoteMaxLength,
  decisionReasons,
} from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useDecideCase } from './desk.queries.ts';
import { reasonName } from './reason-name.ts';
import { ReplyField } from './reply-field.tsx';

/** A decision with the reason that its person reads, and a note that they do not. */
export function DecisionForm({ staffCase, onDone }: { staffCase: StaffCase; onDone: () => void }) {
  const { t } = useTranslation();
  const { proposed } = staffCase;
  const [decision, setDecision] = useState<CaseDecision | undefined>(proposed?.decision);
  const [days, setDays] = useState(proposed ? (proposed.days ?? 0) : 7);
  const [reason, setReason] = useState<DecisionReason>(staffCase.reports[0]?.reason ?? 'other');
  const [note, setNote] = useState('');
  const [reply, setReply] = useState('');
  const decide = useDecideCase(staffCase, (state) => {
    toast('success', t(state === 'proposed' ? 'desk.proposedNow' : 'desk.done'));
    onDone();
  });
  const isLasting = decision === 'mute' || decision === 'ban';
  const send = () => {
    if (!decision) return void toast('error', t('desk.choose'));
    if (decision === 'answer' && reply.trim() === '') return void toast('error', t('desk.replyMissing'));
    decide.mutate({ decision, reason, note, reply, ...(isLasting && days > 0 && { days }) });
  };
  return (
    <form action={send} className="flex flex-col gap-3 border-line border-t pt-4">
      {proposed && <Proposal proposed={proposed} />}
      <ChoiceChips
        label={t('desk.decide')}
        choices={staffCase.decisions.map((value) => ({ value, label: t(`desk.decision.${value}`) }))}
        value={decision ?? ('' as CaseDecision)}
        onChange={setDecision}
      />
      {isLasting && <DaysField days={days} onChange={setDays} />}
      {staffCase.language ? (
        <ReplyField language={staffCase.language} reply={reply} onChange={setReply} />
      ) : (
        <Select
          label={t('desk.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value as DecisionReason)}
        >
          {decisionReasons.map((value) => (
            <option key={value} value={value}>
              {reasonName(t, value)}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={t('desk.note')}
        value={note}
        rows={2}
        maxLength={decisionNoteMaxLength}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" className="self-start" isLoading={decide.isPending}>
        {t('desk.send')}
      </Button>
    </form>
  );
}

function Proposal({ proposed: { nickname, decision } }: { proposed: NonNullable<StaffCase['proposed']> }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="font-medium">
      {t('desk.proposed', { name: nickname, decision: t(`desk.decision.${decision}`) })}
    </p>
  );
}

/** 0 stands for good. */
function DaysField({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const { t } = useTranslation();
  const counts = [...new Set([1, 3, 7, 30, 90, 365, days])].filter((count) => count > 0);
  return (
    <Select
      label={t('desk.days')}
      value={String(days)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {counts.map((count) => (
        <option key={count} value={count}>
          {t('desk.dayCount', { count })}
        </option>
      ))}
      <option value="0">{t('desk.forGood')}</option>
    </Select>
  );
}
