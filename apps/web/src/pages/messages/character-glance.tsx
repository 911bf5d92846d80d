import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useMemo } from 'react';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { MediaGrid } from '../../features/feed/media-grid.tsx';
import { characterPostsPages } from '../../features/posts/posts.queries.ts';
import { PostListContext } from '../../features/posts/viewer/use-open-media.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Face } from '../../ui/media/face.tsx';
import { publicSourceSet } from '../../ui/media/source-set.ts';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import { VerifiedName } from '../../ui/text/verified-name.tsx';
import { TogetherLine } from '../character/together-line.tsx';

/** A character's page in short: banner, face, one line, and their pictures. */
export function CharacterGlance({ charId }: { charId: string }) {
  const { t } = useTranslation();
  const { data: character } = useQuery(characterQuery(charId));
  const pages = useMemo(() => characterPostsPages(charId), [charId]);
  const query = useInfiniteQuery(pages);
  // What the conversation says already needs no error of its own.
  if (!character) return <Skeleton className="m-5 h-72 rounded-card" />;
  const { banner, avatar, name } = character;
  const page = paths.character(charId);
  return (
    <>
      <Link to={page} tabIndex={-1} aria-hidden="true" className="block h-32 bg-creator-soft">
        {banner && (
          <img
            src={banner}
            srcSet={publicSourceSet(banner)}
            sizes="24rem"
            alt=""
            className="size-full object-cover"
          />
        )}
      </Link>
      <div className="px-5">
        <Face
          src={avatar}
          name={name}
          isOnline={character.online_status === 1}
          className="-mt-9 size-18 border-4 border-canvas"
        />
        <h2 className="mt-2 flex text-lead">
          <Link to={page} className="flex min-w-0 rounded hover:underline">
            <VerifiedName name={name} label={character.is_blue_label} />
          </Link>
        </h2>
        <p className="truncate text-creator-ink text-caption">@{character.char_unique_id}</p>
        {character.tagline && (
          <p dir="auto" className="wrap-anywhere mt-3">
            <LinkedText text={character.tagline} />
          </p>
        )}
        <div className="*:text-start">
          <TogetherLine since={character.together_time} />
        </div>
        <h3 className="mt-6 mb-3 font-semibold text-ink-soft">{t('character.tabMedia')}</h3>
        <PostListContext value={pages}>
          <MediaGrid query={query} empty={<EmptyState icon={<Image />} title={t('character.noMedia')} />} />
        </PostListContext>
      </div>
    </>
  );
}
