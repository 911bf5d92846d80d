import type { Reply } from '@kindred/contract/comments/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkedText } from '../../../ui/text/linked-text.tsx';

const foldedLines = 6;
const foldedLength = 360;

/** The text of a comment after the name that it answers; long texts are folded. */
export function CommentText({ comment: { content, reply_user } }: { comment: Reply }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isLong = content.length > foldedLength || content.split('\n').length > foldedLines;
  return (
    <>
      <p
        dir="auto"
        className={classNames('wrap-anywhere whitespace-pre-line', isLong && !isOpen && 'line-clamp-6')}
      >
        {reply_user && <bdi className="font-medium text-creator-ink">@{reply_user.nickname} </bdi>}
        <LinkedText text={content} />
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="rounded py-1 font-semibold text-caption text-ink-soft hover:text-ink"
        >
          {t(isOpen ? 'text.less' : 'text.more')}
        </button>
      )}
    </>
  );
}
