import type { Reply } from '@kindred/contract/comments/calls';
import { Ellipsis, Flag, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx';
import { useCommentActions } from './comment-actions.ts';

export function CommentMenu({ comment }: { comment: Reply }) {
  const entries = useEntries(comment);
  if (entries.length === 0) return null;
  return <Menu trigger={<MenuButton comment={comment} />} entries={entries} />;
}

function useEntries(comment: Reply): MenuEntry[] {
  const { t } = useTranslation();
  const { onDelete, onReport } = useCommentActions();
  const remove = { label: t('comments.delete'), icon: <Trash2 />, isDanger: true };
  const report = { label: t('comments.report'), icon: <Flag /> };
  return [
    ...(onReport && !comment.is_mine ? [{ ...report, onSelect: () => onReport(comment) }] : []),
    ...(comment.can_delete ? [{ ...remove, onSelect: () => onDelete(comment) }] : []),
  ];
}

function MenuButton({ comment, ...props }: { comment: Reply } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('comments.menu', { name: comment.nickname })}
      {...props}
      className="-mt-2 -me-3 grid size-11 shrink-0 place-items-center rounded-full text-ink-faint transition hover:bg-sunken hover:text-ink"
    >
      <Ellipsis aria-hidden="true" className="size-4.5" />
    </button>
  );
}
