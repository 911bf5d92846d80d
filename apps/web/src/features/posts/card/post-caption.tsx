import type { Post } from '@kindred/contract/posts/calls';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import { FoldedText } from '../../../ui/text/folded-text.tsx';

const CaptionTranslation = lazy(
  lazyWithRetry(() =>
    import('../translation/caption-translation.tsx').then((m) => ({ default: m.CaptionTranslation })),
  ),
);

export function PostCaption({
  post,
}: {
  post: Pick<Post, 'diary_id' | 'content' | 'content_cut' | 'language'>;
}) {
  if (post.content_cut) return <CutCaption content={post.content} />;
  return post.content ? <WholeCaption post={post} /> : null;
}

function WholeCaption({ post }: { post: Pick<Post, 'diary_id' | 'content' | 'language'> }) {
  const { language } = useTranslation();
  return (
    <div className="px-4 pb-3 max-sm:pt-3 sm:px-5">
      <FoldedText text={post.content} />
      {post.language !== null && post.language !== language && (
        <Suspense>
          <CaptionTranslation key={`${language} ${post.content}`} post={post} />
        </Suspense>
      )}
    </div>
  );
}

function CutCaption({ content }: { content: string }) {
  const { t } = useTranslation();
  return (
    <p className="px-4 pb-3 max-sm:pt-3 sm:px-5">
      <span className="sr-only">{t('post.captionLocked')}</span>
      <span aria-hidden="true" className="select-none blur-[5px]">
        {content}…
      </span>
    </p>
  );
}
