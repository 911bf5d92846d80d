import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { LinkedText } from './linked-text.tsx';

/** What somebody wrote: four lines of it, and the rest on a click. */
export function FoldedText({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isFolded = isLong(text) && !isOpen;
  return (
    <>
      <p
        dir="auto"
        className={classNames('wrap-anywhere whitespace-pre-line', isFolded && 'line-clamp-4', className)}
      >
        <LinkedText text={text} />
      </p>
      {isLong(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="rounded py-1 font-semibold text-ink-soft hover:text-ink"
        >
          {t(isOpen ? 'text.less' : 'text.more')}
        </button>
      )}
    </>
  );
}

const foldedLines = 4;
const foldedLength = 280;

function isLong(text: string): boolean {
  return text.length > foldedLength || text.split('\n').length > foldedLines;
}
