import type { CallOutput } from '@kindred/contract/all/calls';
import { CircleCheck, LifeBuoy } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

export function SupportAnswer({ answer }: { answer: CallOutput<'createTicket'> | undefined }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-4 empty:hidden">
      {answer && (
        <p className="flex items-center gap-3 rounded-card bg-positive-soft p-4 font-medium">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-positive" />
          {t('prefs.support.sent', { id: answer.ticket.ticket_id })}
        </p>
      )}
      {answer?.help && (
        <p className="flex items-start gap-3 rounded-card border border-line bg-surface p-5">
          <LifeBuoy aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
          {answer.help}
        </p>
      )}
    </div>
  );
}
