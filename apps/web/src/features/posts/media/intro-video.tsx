import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { refreshCharacter } from '../../characters/characters.queries.ts';
import { LazyVideoPlayer } from './lazy-video-player.tsx';
import { mediaAspect } from './media-height.ts';

type IntroVideoProps = { character: CharacterInfo; waits?: boolean };

/** The clip that introduces a creator. Like all clips it plays alone; one that `waits` plays on a click. */
export function IntroVideo({ character, waits = false }: IntroVideoProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const clip = character.intro_video;
  if (!clip?.url) return null;
  const askAgain = () => {
    void refreshCharacter(client, character.char_id);
  };
  return (
    <div style={{ aspectRatio: mediaAspect(clip) }} className="max-h-96 w-full overflow-hidden rounded-card">
      <LazyVideoPlayer item={clip} label={t('join.introVideo')} onStale={askAgain} waits={waits} />
    </div>
  );
}
