import { useQuery } from '@tanstack/react-query';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { EditPostComposer } from '../../features/posting/composer/edit-post-composer.tsx';
import { RestorableComposer } from '../../features/posting/composer/restorable-composer.tsx';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** A new post, or with `diary_id` an existing one. */
export function CreatePostPage({ title, search }: PageProps) {
  const { t } = useTranslation();
  const charId = useUser()?.char_id ?? '';
  const { data: character, error, refetch } = useQuery({ ...characterQuery(charId), enabled: charId !== '' });
  const { diary_id: postId } = search;
  if (character && postId) return <EditPostComposer key={postId} character={character} postId={postId} />;
  if (character) return <RestorableComposer character={character} />;
  return (
    <Page title={t(title)} isWide>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  );
}
