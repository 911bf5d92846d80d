import { commentMaxLength } from '@kindred/contract/comments/limits';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { useUser } from '../../users/users.queries.ts';
import { type CommentDraft, contentOf } from './comment-draft.ts';
import type { MayComment } from './may-comment.ts';

type CommentComposerProps = {
  may: Exclude<MayComment, 'locked'>;
  field: RefObject<HTMLTextAreaElement | null>;
  draft: CommentDraft;
  /** Why the server refused the last comment. */
  refusal: string | undefined;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Turns an answer into a comment to everybody. */
  onNobody: () => void;
};

const placeholders = {
  yes: 'comments.add',
  creators: 'comments.creatorsOnly',
  subscribers: 'comments.subscribersOnly',
  closed: 'comments.closed',
} as const;

const warnBelow = 100;

/** A field for a comment, or the reason why the viewer cannot write one. */
export function CommentComposer(props: CommentComposerProps) {
  const { may, field, draft, refusal, onChange, onSend, onNobody } = props;
  const { t } = useTranslation();
  const noteId = useId();
  const user = useUser();
  const isOpen = may === 'yes';
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Chinese, Japanese), Enter belongs to the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form action={onSend} className="border-line border-t px-4 py-3 sm:px-5">
      {draft.target && isOpen && <Answering name={draft.target.nickname} onNobody={onNobody} />}
      <div className="flex items-end gap-3">
        <Avatar src={user?.avatar ?? ''} name={user?.nickname ?? ''} size="small" className="mb-1.5" />
        <div
          className={classNames(
            'flex min-w-0 grow items-end rounded-[1.375rem] border border-line-strong ps-4 transition focus-within:border-action',
            isOpen ? 'bg-surface' : 'bg-sunken',
          )}
        >
          <textarea
            ref={field}
            rows={1}
            value={isOpen ? draft.text : ''}
            disabled={!isOpen}
            maxLength={commentMaxLength}
            aria-label={t(placeholders[may])}
            aria-describedby={noteId}
            placeholder={t(placeholders[may])}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            enterKeyHint="send"
            dir="auto"
            className="field-sizing-content max-h-32 min-h-11 w-full resize-none bg-transparent py-2.5 outline-none placeholder:text-ink-faint"
          />
          <button
            type="submit"
            disabled={!isOpen || contentOf(draft) === ''}
            className="h-11 shrink-0 rounded-full px-4 font-semibold text-ink transition hover:bg-sunken disabled:pointer-events-none disabled:text-ink-faint"
          >
            {t('comments.post')}
          </button>
        </div>
      </div>
      <p id={noteId} className="sr-only">
        {isOpen && t('comments.hint')}
      </p>
      {refusal !== undefined && (
        <p role="alert" className="pt-2 ps-11 text-caption text-danger">
          {refusal}
        </p>
      )}
      <CharactersLeft count={commentMaxLength - draft.text.length} />
    </form>
  );
}

function CharactersLeft({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count > warnBelow) return null;
  return (
    <p aria-live="polite" className="pt-1 text-end text-caption text-ink-faint tabular-nums">
      {t('comments.left', { count })}
    </p>
  );
}

function Answering({ name, onNobody }: { name: string; onNobody: () => void }) {
  const { t } = useTranslation();
  return (
    <p className="mb-1 flex min-h-8 items-center ps-11 text-caption text-ink-soft">
      <span className="truncate">{t('comments.answering', { name })}</span>
      <button
        type="button"
        aria-label={t('comments.answerNobody')}
        onClick={onNobody}
        className="ms-1 grid size-8 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}
