import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ViewerTitle } from '../../../ui/overlay/full-screen-dialog.tsx';
import { usePost } from '../data/use-post.ts';
import { PostSlides } from './post-slides.tsx';
import { PostsFullScreen } from './posts-full-screen.tsx';

export function MediaViewer({ postId, startAt }: { postId: string; startAt: number }) {
  const { t } = useTranslation();
  const { data: post } = usePost(postId);
  return (
    <PostsFullScreen>
      <ViewerTitle>
        {post ? t('post.mediaOf', { name: post.character.name }) : t('common.loading')}
      </ViewerTitle>
      {post && <PostSlides post={post} startAt={startAt} isInView />}
    </PostsFullScreen>
  );
}
