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

/** A decision with the reason that its person reads, and a note that they do not. */
export function DecisionForm({ staffCase, onDone }: { staffCase: StaffCase; onDone: () => void }) {
  const { t } = useTranslation();
  const [decision, setDecision] = useState<CaseDecision>();
  const [reason, setReason] = useState<DecisionReason>(staffCase.reports[0]?.reason ?? 'other');
  const [note, setNote] = useState('');
  const decide = useDecideCase(staffCase, () => {
    toast('success', t('desk.done'));
    onDone();
  });
  const send = () => {
    if (decision) decide.mutate({ decision, reason, note });
    else toast('error', t('desk.choose'));
  };
  return (
    <form action={send} className="flex flex-col gap-3 border-line border-t pt-4">
      <ChoiceChips
        label={t('desk.decide')}
        choices={staffCase.decisions.map((value) => ({ value, label: t(`desk.decision.${value}`) }))}
        value={decision ?? ('' as CaseDecision)}
        onChange={setDecision}
      />
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
