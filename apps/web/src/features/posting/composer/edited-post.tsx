import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { draftOf } from '../drafts/draft.ts';
import { postForEditQuery } from '../posting.queries.ts';
import { StartedPost } from './started-post.tsx';

/** The composer with a post that is there. */
export function EditedPost({ character, diaryId }: { character: CharacterInfo; diaryId: string }) {
  const { t } = useTranslation();
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const { data: post, error, refetch } = useQuery(postForEditQuery(diaryId, visit));
  if (!post) {
    return (
      <Page title={t('composer.editTitle')} isWide>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )}
      </Page>
    );
  }
  return (
    <StartedPost
      key={visit}
      character={character}
      fresh={{ draft: draftOf(post, character.group_id), isTouched: false }}
      edited={{ diaryId, state: post.state, isBought: post.is_bought }}
      onDone={() => setVisit(crypto.randomUUID())}
    />
  );
}
