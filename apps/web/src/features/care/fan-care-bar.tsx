import type { ConversationCare } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useCareEnd, useEndCare } from './care.queries.ts';

/** Above a fan's conversation in care mode: who answers, that nothing is sold, and the way back. */
export function FanCareBar({ care }: { care: ConversationCare }) {
  const { t } = useTranslation();
  const end = useEndCare();
  useCareEnd(care.ends_time);
  return (
    <section
      aria-label={t('care.author')}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-sunken px-4 py-2.5"
    >
      <p className="min-w-0 grow basis-52 text-caption">
        {t(care.answered_by === 'care' ? 'care.barCare' : 'care.barPerson')}
      </p>
      <Button size="small" variant="secondary" isLoading={end.isPending} onClick={() => end.mutate()}>
        {t('care.end')}
      </Button>
    </section>
  );
}
