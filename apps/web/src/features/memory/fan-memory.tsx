import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { AddFact } from './add-fact.tsx';
import { FactList } from './fact-list.tsx';
import { memoryQuery, type Remembered } from './memory.queries.ts';
import { MemorySkeleton } from './memory-skeleton.tsx';

/** For a creator: what their companion remembers of a fan, without the words that said it, and facts of their own. */
export function FanMemory({ conversation }: { conversation: Remembered }) {
  const { t } = useTranslation();
  const { data: memory, error, refetch } = useQuery(memoryQuery(conversation));
  return (
    <section>
      <h3 className="pb-1 font-semibold">{t('memory.fanTitle')}</h3>
      {!memory && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <MemorySkeleton />)}
      {memory && (
        <>
          {memory.is_on === 0 && <p className="pb-2 text-ink-soft">{t('memory.fanOff')}</p>}
          {memory.facts.length === 0 && <p className="pb-2 text-ink-soft">{t('memory.fanEmpty')}</p>}
          <FactList conversation={conversation} facts={memory.facts} />
          <AddFact conversation={conversation} label={t('memory.fanAdd')} hint={t('memory.fanAddHint')} />
        </>
      )}
    </section>
  );
}
