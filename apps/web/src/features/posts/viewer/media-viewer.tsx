import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { usePost } from '../data/use-post.ts';
import { PostSlides } from './post-slides.tsx';
import { ViewerFrame, ViewerTitle } from './viewer-frame.tsx';

/** Pictures and clips of a post on the whole screen. */
export function MediaViewer({ diaryId, startAt }: { diaryId: string; startAt: number }) {
  const { t } = useTranslation();
  const { data: post } = usePost(diaryId);
  return (
    <ViewerFrame>
      <ViewerTitle>
        {post ? t('post.mediaOf', { name: post.character.name }) : t('common.loading')}
      </ViewerTitle>
      {post && <PostSlides post={post} startAt={startAt} isInView />}
    </ViewerFrame>
  );
}
