import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { SuggestedCreators } from '../../features/subscriptions/suggested-creators.tsx';
import { paths } from '../../lib/paths.ts';
import { useMediaQuery } from './use-sidebar.ts';

const wide = '(min-width: 1280px)';

const areasWithout = [
  paths.messages,
  paths.settings,
  paths.createPost,
  paths.notifications,
  paths.creatorOnboarding,
  paths.creatorTools,
  paths.wallet,
  paths.earnings,
];

/** Whether a page has the panel with suggestions, on screens wide enough for it. */
export function hasSidePanel(path: string): boolean {
  return !areasWithout.some((area) => path === area || path.startsWith(`${area}/`));
}

/** Creators to find, and on a character's page its introduction. */
export function SidePanel({ path }: { path: string }) {
  const isWide = useMediaQuery(wide);
  if (!isWide || !hasSidePanel(path)) return null;
  const charId = /^\/character\/([^/]+)$/.exec(path)?.[1];
  return (
    <aside className="sticky top-0 flex h-dvh w-80 shrink-0 flex-col gap-6 overflow-y-auto py-5 [scrollbar-width:none]">
      {charId && <IntroVideo charId={decodeURIComponent(charId)} />}
      <SuggestedCreators />
    </aside>
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
