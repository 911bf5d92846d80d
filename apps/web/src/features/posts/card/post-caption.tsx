import type { Post } from '@kindred/contract/posts/calls';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkedText } from '../../../ui/text/linked-text.tsx';

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
  const { content } = post;
  const { t, language } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isFolded = isLong(content) && !isOpen;
  return (
    <div className="px-4 pb-3 sm:px-5">
      <p dir="auto" className={classNames('wrap-anywhere whitespace-pre-line', isFolded && 'line-clamp-4')}>
        <LinkedText text={content} />
      </p>
      {isLong(content) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="rounded py-1 font-semibold text-ink-soft hover:text-ink"
        >
          {t(isOpen ? 'post.less' : 'post.more')}
        </button>
      )}
      {post.language !== null && post.language !== language && (
        <Suspense>
          <CaptionTranslation key={`${language} ${content}`} post={post} />
        </Suspense>
      )}
    </div>
  );
}

function CutCaption({ content }: { content: string }) {
  const { t } = useTranslation();
  return (
    <p className="px-4 pb-3 sm:px-5">
      <span className="sr-only">{t('post.captionLocked')}</span>
      <span aria-hidden="true" className="select-none blur-[5px]">
        {content} {filler}
      </span>
    </p>
  );
}

// Stands for letters that never left the server.
const filler = 'mmm mmmmm mm mmmmmm mmmm mmm mmmmmmm mm';

const foldedLines = 4;
const foldedLength = 280;

function isLong(content: string): boolean {
  return content.length > foldedLength || content.split('\n').length > foldedLines;
}
