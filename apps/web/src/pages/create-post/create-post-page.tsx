import { useQuery } from '@tanstack/react-query';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { EditedPost } from '../../features/posting/edited-post.tsx';
import { StartedPost } from '../../features/posting/started-post.tsx';
import { useUser } from '../../features/users/users.queries.ts';
import type { PageProps } from '../../lib/page-props.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A new post of one's own, or with `diary_id` one that is there already. */
export function CreatePostPage({ search }: PageProps) {
  const charId = useUser()?.char_id;
  return charId ? <Writing charId={charId} diaryId={search.diary_id} /> : <Waiting />;
}

function Writing({ charId, diaryId }: { charId: string; diaryId: string | undefined }) {
  const { data: character, error, refetch } = useQuery(characterQuery(charId));
  if (!character) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />;
  }
  return diaryId ? (
    <EditedPost key={diaryId} character={character} diaryId={diaryId} />
  ) : (
    <StartedPost character={character} />
  );
}

function Waiting() {
  return <Skeleton className="mx-4 mt-20 h-96 rounded-card" />;
}
