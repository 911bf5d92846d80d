import type { CharacterInfo } from '@kindred/contract/characters';
import { useQueryClient } from '@tanstack/react-query';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { mediaAspect } from '../../features/posts/media-height.ts';
import { VideoPlayer } from '../../features/posts/video-player.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** The clip that introduces a creator. Where there is a side panel, it is there instead. */
export function IntroVideo({ character }: { character: CharacterInfo }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const clip = character.intro_video;
  if (!clip?.url) return null;
  const askAgain = () => {
    void client.invalidateQueries({ queryKey: characterQuery(character.char_id).queryKey });
  };
  return (
    <section aria-label={t('join.introVideo')} className="mt-6 xl:hidden">
      <h2 className="mb-2 font-semibold text-ink-soft">{t('join.introVideo')}</h2>
      <div
        style={{ aspectRatio: mediaAspect(clip) }}
        className="max-h-96 w-full overflow-hidden rounded-card"
      >
        <VideoPlayer item={clip} label={t('join.introVideo')} onStale={askAgain} />
      </div>
    </section>
  );
}
