import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { refreshHomeFeed } from './feed.queries.ts';

/** The end of For you: links to creators, and a button to see seen posts again. */
export function ForYouEnd({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const clear = useMutation({
    mutationFn: () => call('clearSeen', {}),
    onSuccess: async () => {
      window.scrollTo({ top: 0 });
      await refreshHomeFeed(client, 'forYou');
    },
    onError: (error) => toast('warning', errorText(error)),
  });
  return (
    <EmptyState
      icon={<CheckCheck />}
      title={t(isEmpty ? 'feed.forYouEmpty' : 'feed.forYouEnd')}
      text={t('feed.forYouEndText')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Link to={paths.recommend} className={buttonClass()}>
            {t('feed.findCreators')}
          </Link>
          <Button variant="secondary" isLoading={clear.isPending} onClick={() => clear.mutate()}>
            {t('feed.seeAgain')}
          </Button>
        </span>
      }
    />
  );
}
