import type { CardStudio } from '@kindred/contract/cards/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { formatDateTime } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/badge.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { cardStudioQuery } from './cards.queries.ts';
import { SaveStatus } from './draft/save-status.tsx';
import { useDraftState, useDraftStore } from './draft/use-draft.ts';

type StudioHeadProps = {
  studio: CardStudio;
  onReplace: (next: CardStudio) => void;
  /** Shows the checks, from where it is published. */
  onPublish: () => void;
};

export function StudioHead({ studio, onReplace, onPublish }: StudioHeadProps) {
  const { t } = useTranslation();
  const { flush } = useDraftStore();
  const isEdited = useDraftState(({ saving }) => saving !== 'saved');
  const client = useQueryClient();
  const isChanged = studio.is_changed || isEdited;
  const onError = (error: Error) => toast('error', errorText(error));
  const discard = useMutation({
    mutationFn: () => call('discardCardDraft', {}),
    onSuccess: (next) => {
      onReplace(next);
      toast('success', t('cardStudio.discarded'));
    },
    onError,
  });
  const reload = useMutation({
    mutationFn: () => client.fetchQuery({ ...cardStudioQuery, staleTime: 0 }),
    onSuccess: onReplace,
    onError,
  });
  const discardDraft = async () => {
    if (await flush()) discard.mutate();
  };
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <Tag tone={isChanged ? 'warning' : 'good'}>
              {t(isChanged ? 'cardStudio.isDraft' : 'cardStudio.isPublished')}
            </Tag>
            {studio.published_at && (
              <span className="text-caption text-ink-soft">
                {t('cardStudio.publishedAt', { date: formatDateTime(studio.published_at) })}
              </span>
            )}
          </div>
          <SaveStatus onReload={() => reload.mutate()} />
        </div>
        <div className="flex flex-wrap gap-2">
          {isChanged && (
            <Button
              variant="quiet"
              size="small"
              isLoading={discard.isPending}
              onClick={() => void discardDraft()}
            >
              {t('cardStudio.discard')}
            </Button>
          )}
          <Button size="small" disabled={!isChanged} onClick={onPublish}>
            {t('cardStudio.toPublish')}
          </Button>
        </div>
      </div>
      {studio.is_model_changed && <p className="text-caption text-warning">{t('cardStudio.modelChanged')}</p>}
    </div>
  );
}
