import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Image, Newspaper } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { characterPostsPages } from '../posts/posts.queries.ts';
import { PostListContext } from '../posts/viewer/use-open-media.ts';
import { MediaGrid } from './media-grid.tsx';
import { PostFeed } from './post-feed.tsx';
import { cameFrom } from './seen/came-from.ts';

type CharacterTabsProps = {
  character: CharacterInfo;
  /** The creator is looking at their own page. */
  isOwn?: boolean;
};

export function CharacterTabs({ character, isOwn = false }: CharacterTabsProps) {
  const { t } = useTranslation();
  const pages = useMemo(() => characterPostsPages(character.char_id), [character.char_id]);
  const query = useInfiniteQuery(pages);
  const [from] = useState(cameFrom);
  const { name } = character;
  const nothing = isOwn
    ? { title: t('profile.noPosts'), text: t('profile.noPostsText'), action: <FirstPostLink /> }
    : { title: t('character.noPosts'), text: t('character.noPostsText', { name }) };
  const tabs = [
    {
      value: 'posts',
      label: t('character.tabPosts'),
      content: (
        <PostFeed
          query={query}
          label={t('character.postsOf', { name })}
          empty={<EmptyState icon={<Newspaper />} {...nothing} />}
          showsPin
          {...(!isOwn && { from })}
          showsState={isOwn}
        />
      ),
    },
    {
      value: 'media',
      label: t('character.tabMedia'),
      content: (
        <MediaGrid query={query} empty={<EmptyState icon={<Image />} title={t('character.noMedia')} />} />
      ),
    },
  ];
  return (
    <div className="mt-6">
      <PostListContext value={pages}>
        <Tabs label={t('character.tabs')} tabs={tabs} />
      </PostListContext>
    </div>
  );
}

function FirstPostLink() {
  const { t } = useTranslation();
  return (
    <Link to={paths.createPost} className={buttonClass()}>
      {t('profile.firstPost')}
    </Link>
  );
}
