import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { AddFact } from './add-fact.tsx';
import { FactList } from './fact-list.tsx';
import { memoryQuery, useSetRemembering } from './memory.queries.ts';
import { MemoryFooter } from './memory-footer.tsx';
import { MemorySkeleton } from './memory-skeleton.tsx';

type MemoryPanelProps = { conversation: ChatListItem; onLeave: () => void };

/** What the companion remembers of the viewer; `onLeave` is called on the way to where something was said. */
export function MemoryPanel({ conversation, onLeave }: MemoryPanelProps) {
  const { t } = useTranslation();
  const { nickname: name } = conversation;
  const { data: memory, error, refetch } = useQuery(memoryQuery(conversation));
  const setRemembering = useSetRemembering(conversation);
  return (
    <>
      <p className="text-ink-soft">{t('memory.lead', { name })}</p>
      {!memory && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <MemorySkeleton />)}
      {memory && (
        <div className="space-y-5">
          <Switch
            label={t('memory.switch')}
            hint={t(memory.is_on === 1 ? 'memory.switchOn' : 'memory.switchOff')}
            isOn={memory.is_on === 1}
            isDisabled={setRemembering.isPending}
            onChange={(isOn) => setRemembering.mutate(isOn)}
          />
          {memory.summary !== '' && (
            <section>
              <h3 className="pb-1 font-semibold">{t('memory.summary')}</h3>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
                {memory.summary}
              </p>
            </section>
          )}
          <section>
            <h3 className="pb-1 font-semibold">{t('memory.facts')}</h3>
            <p className="pb-1 text-caption text-ink-soft">{t('memory.scope', { name })}</p>
            {memory.facts.length === 0 && <p className="text-ink-soft">{t('memory.empty')}</p>}
            <FactList conversation={conversation} facts={memory.facts} onLeave={onLeave} />
          </section>
          <AddFact conversation={conversation} label={t('memory.add')} hint={t('memory.addHint')} />
          <MemoryFooter conversation={conversation} memory={memory} />
        </div>
      )}
    </>
  );
}
