import { useQuery } from '@tanstack/react-query';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { SuggestedCreators } from '../../features/subscriptions/suggested-creators.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** The introduction of the character whose page it is, then creators to find. */
export function SidePanelContent({ charId }: { charId: string | undefined }) {
  return (
    <>
      {charId && <IntroVideo charId={charId} />}
      <SuggestedCreators except={charId} />
    </>
  );
}

function IntroVideo({ charId }: { charId: string }) {
  const { t } = useTranslation();
  const { data, refetch } = useQuery(characterQuery(charId));
  const video = data?.intro_video;
  if (!video?.url) return null;
  return (
    <section aria-label={t('join.introVideo')}>
      <video
        src={video.url}
        poster={video.image}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        onError={() => void refetch()}
        className="max-h-96 w-full rounded-card bg-sunken object-cover shadow-card"
      />
    </section>
  );
}
