import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { CharacterHead, CharacterHeadSkeleton } from '../../features/characters/character-head.tsx';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { CreatorColors } from '../../features/characters/creator-colors.tsx';
import { CharacterTabs } from '../../features/feed/character-tabs.tsx';
import { SharedPost } from '../../features/feed/shared-post.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

type CreatorProfileProps = { charId: string; sharedId: string | undefined; commentId: string | undefined };

/** A creator's own page as others see it, with what only they see. */
export function CreatorProfile({ charId, sharedId, commentId }: CreatorProfileProps) {
  const { t } = useTranslation();
  const { data: character, error, refetch } = useQuery(characterQuery(charId));
  if (!character) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CharacterHeadSkeleton />;
  }
  return (
    <CreatorColors>
      {(takeHue) => (
        <>
          <CharacterHead
            character={character}
            action={null}
            extras={
              <Link
                to={paths.setting('creator-config/profile-settings')}
                className={buttonClass('secondary')}
              >
                <Pencil aria-hidden="true" className="size-4" />
                {t('profile.edit')}
              </Link>
            }
            onBanner={takeHue}
          />
          {sharedId && <SharedPost postId={sharedId} commentId={commentId} />}
          <CharacterTabs character={character} isOwn />
        </>
      )}
    </CreatorColors>
  );
}
