import { useMutation } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { errorText } from '../../../lib/call/error-text.ts';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Page } from '../../../ui/layout/page.tsx';
import type { Draft } from './draft.ts';
import { restoreDraft } from './restore-draft.ts';
import type { SavedDraft } from './saved-drafts.ts';

type RestoreOfferProps = {
  title: string;
  saved: SavedDraft;
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
};

export function RestoreOffer({ title, saved, onRestore, onDiscard }: RestoreOfferProps) {
  const { t } = useTranslation();
  const restoring = useMutation({
    mutationFn: () => restoreDraft(saved),
    onSuccess: ({ draft, lost }) => {
      if (lost > 0) toast('warning', t('composer.restoredLess', { count: lost }));
      onRestore(draft);
    },
    onError: (error) => toast('error', errorText(error)),
  });
  return (
    <Page title={title} isWide>
      <EmptyState
        icon={<FilePen />}
        title={t('composer.restoreTitle')}
        text={t('composer.restoreText', { ago: timeAgo(saved.keptAt) })}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button isLoading={restoring.isPending} onClick={() => restoring.mutate()}>
              {t('composer.restore')}
            </Button>
            <Button variant="secondary" onClick={onDiscard}>
              {t('composer.discard')}
            </Button>
          </div>
        }
      />
    </Page>
  );
}
