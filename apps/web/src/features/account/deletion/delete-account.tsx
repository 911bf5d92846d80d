import type { DeletionPreview } from '@kindred/contract/account/calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useUser } from '../../users/users.queries.ts';
import { deletionPreviewQuery } from '../account.queries.ts';
import { DeletionForm } from './deletion-form.tsx';
import { DeletionLosses } from './deletion-losses.tsx';
import { DeletionObstacles } from './deletion-obstacles.tsx';

/** Says what a deletion removes, keeps and costs, and what has to happen first; a typed word confirms it. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const user = useUser();
  const { data: preview, error, refetch } = useQuery(deletionPreviewQuery);
  if (error && !preview) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!preview || !user) return <Skeleton className="h-96 rounded-card" />;
  const isCreator = user.is_creator === 1;
  return (
    <div className="flex flex-col gap-8">
      <p className="text-lead">{t('prefs.delete.lead')}</p>
      <div className="grid gap-8 sm:grid-cols-2">
        <CardSection title={t('prefs.delete.goes')}>
          <p className="py-3 text-ink-soft">{t('prefs.delete.goesText')}</p>
          {isCreator && <p className="pb-3 text-ink-soft">{t('prefs.delete.goesCreator')}</p>}
        </CardSection>
        <CardSection title={t('prefs.delete.stays')}>
          <p className="py-3 text-ink-soft">{t('prefs.delete.staysText')}</p>
          {preview.kept_posts > 0 && (
            <p className="pb-3">{t('prefs.delete.keptPosts', { count: preview.kept_posts })}</p>
          )}
          {preview.kept_messages > 0 && (
            <p className="pb-3">{t('prefs.delete.keptMessages', { count: preview.kept_messages })}</p>
          )}
        </CardSection>
      </div>
      <DeletionLosses preview={preview} isCreator={isCreator} />
      <Way preview={preview} />
    </div>
  );
}

function Way({ preview }: { preview: DeletionPreview }) {
  return preview.obstacles.length > 0 ? (
    <DeletionObstacles preview={preview} />
  ) : (
    <DeletionForm preview={preview} />
  );
}
