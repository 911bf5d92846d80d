import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { intimacyConfigQuery } from '../conversation/thread/thread.queries.ts';
import { CirclePlace } from './circle-place.tsx';
import { currentIntimacyQuery } from './intimacy.queries.ts';
import { IntimacyLevels } from './intimacy-levels.tsx';
import { IntimacyProgress } from './intimacy-progress.tsx';
import { IntimacyRules } from './intimacy-rules.tsx';

export function IntimacyDialog({ conversation }: { conversation: ChatListItem }) {
  const { t, language } = useTranslation();
  const config = useQuery(intimacyConfigQuery(language));
  const current = useQuery(currentIntimacyQuery(conversation));
  const levels = config.data?.list;
  const error = config.error ?? current.error;
  const retry = () => void Promise.all([config.refetch(), current.refetch()]);
  const { nickname: name, side } = conversation;
  return (
    <Dialog title={t(side === 'fan' ? 'intimacy.titleFan' : 'intimacy.titleCreator', { name })}>
      {(!levels || !current.data) &&
        (error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton className="h-96 rounded-card" />)}
      {levels && current.data && (
        // What scrolls can be reached by keyboard (WCAG 2.1.1).
        <section
          tabIndex={0}
          aria-label={t('intimacy.level')}
          className="flex flex-col gap-7 rounded-card outline-offset-4"
        >
          <IntimacyProgress intimacy={current.data} levels={levels} />
          <CirclePlace conversation={conversation} level={current.data.level} />
          <IntimacyRules side={side} />
          <IntimacyLevels levels={levels} current={current.data.level} />
        </section>
      )}
    </Dialog>
  );
}
