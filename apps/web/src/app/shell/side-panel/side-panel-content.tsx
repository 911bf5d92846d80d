import { useQuery } from '@tanstack/react-query';
import { characterQuery } from '../../../features/characters/characters.queries.ts';
import { IntroVideo } from '../../../features/posts/media/intro-video.tsx';
import { SuggestedCreators } from '../../../features/subscriptions/suggestions/suggested-creators.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** The introduction of the page's character, then suggested creators; a VIP gets no suggestions. */
export function SidePanelContent({ charId, isVip }: { charId: string | undefined; isVip: boolean }) {
  return (
    <>
      {charId && <Introduction charId={charId} />}
      {!isVip && <SuggestedCreators except={charId} />}
    </>
  );
}

function Introduction({ charId }: { charId: string }) {
  const { t } = useTranslation();
  const { data: character } = useQuery(characterQuery(charId));
  if (!character?.intro_video?.url) return null;
  return (
    <section aria-label={t('join.introVideo')} className="shrink-0">
      {/* It is always in sight: by itself it would be in the way of the posts' clips. */}
      <IntroVideo character={character} waits />
    </section>
  );
}
