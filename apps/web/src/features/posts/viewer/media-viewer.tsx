import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ViewerTitle } from '../../../ui/overlay/full-screen-dialog.tsx';
import { usePost } from '../data/use-post.ts';
import { PostFrame } from './post-frame.tsx';
import { PostSlides } from './post-slides.tsx';
import { PostsFullScreen } from './posts-full-screen.tsx';
import type { ViewerParts } from './viewer-parts.ts';

type MediaViewerProps = { postId: string; startAt: number; parts?: ViewerParts };

export function MediaViewer({ postId, startAt, parts = {} }: MediaViewerProps) {
  const { t } = useTranslation();
  const { data: post } = usePost(postId);
  return (
    <PostsFullScreen>
      <ViewerTitle>
        {post ? t('post.mediaOf', { name: post.character.name }) : t('common.loading')}
      </ViewerTitle>
      {post && (
        <PostFrame post={post} parts={parts}>
          <PostSlides post={post} startAt={startAt} isInView />
        </PostFrame>
      )}
    </PostsFullScreen>
  );
}
