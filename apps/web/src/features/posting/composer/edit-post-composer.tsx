import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { draftOf } from '../drafts/draft.ts';
import { postForEditQuery } from '../posting.queries.ts';
import { RestorableComposer } from './restorable-composer.tsx';

export function EditPostComposer({ character, postId }: { character: CharacterInfo; postId: string }) {
  const { t } = useTranslation();
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const { data: post, error, refetch } = useQuery(postForEditQuery(postId, visit));
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
    <RestorableComposer
      key={visit}
      character={character}
      fresh={{ draft: draftOf(post, character.group_id), isTouched: false }}
      edited={{ postId, state: post.state, isBought: post.is_bought }}
      onDone={() => setVisit(crypto.randomUUID())}
    />
  );
}
