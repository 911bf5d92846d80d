import type { CalendarPost as Post } from '@kindred/contract/creator-tools/calendar-calls';
import { postState } from '@kindred/contract/posts/limits';
import { Ellipsis } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatWallClock } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../../../lib/navigation/navigation.ts';
import { paths } from '../../../../lib/navigation/paths.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Link } from '../../../../ui/controls/link.tsx';
import { openDialog } from '../../../../ui/overlay/dialogs.ts';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { addDays, onDay } from './calendar-days.ts';
import { movePostDialog } from './move-post.dialog.ts';
import { useMovePost } from './use-move-post.ts';

const daysOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

type CalendarPostProps = {
  post: Post;
  onDragStart: () => void;
  onDragEnd: () => void;
};

/** A post in its day. A scheduled one is moved by dragging, by its menu, and by Alt with an arrow key. */
export function CalendarPost({ post, onDragStart, onDragEnd }: CalendarPostProps) {
  const { t } = useTranslation();
  const isPlanned = post.state === postState.scheduled;
  const what = post.content || t('insights.noCaption');
  const { moveBy, entries } = useMoves(post);
  const onKeyDown = (event: KeyboardEvent) => {
    const days = daysOfKey[event.key];
    if (!isPlanned || !event.altKey || days === undefined) return;
    event.preventDefault();
    moveBy(days);
  };
  return (
    <li
      draggable={isPlanned}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      className={classNames(
        'flex items-start rounded-control border text-caption',
        isPlanned ? 'cursor-grab border-line-strong bg-surface' : 'border-transparent bg-sunken',
      )}
    >
      <Link
        to={paths.editPost(post.diary_id)}
        draggable={false}
        onKeyDown={onKeyDown}
        aria-keyshortcuts={isPlanned ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
        className="min-w-0 grow rounded-control px-2 py-1.5 transition hover:bg-sunken"
      >
        <span className="block font-semibold tabular-nums">{formatWallClock(post.wall)}</span>
        <span className="line-clamp-2 break-words">{what}</span>
        <Standing post={post} />
      </Link>
      {isPlanned && (
        <Menu
          entries={entries}
          trigger={
            <button
              type="button"
              aria-label={t('calendar.menu', { what })}
              className="grid size-8 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken"
            >
              <Ellipsis aria-hidden="true" className="size-4" />
            </button>
          }
        />
      )}
    </li>
  );
}

function Standing({ post }: { post: Post }) {
  const { t } = useTranslation();
  const minutes = Math.round(post.late_seconds / 60);
  const text = () => {
    if (post.failure !== '') return t(`calendar.failed.${post.failure}`);
    if (post.state === postState.scheduled) return undefined;
    return minutes >= 15 ? t('calendar.late', { minutes }) : t('calendar.published');
  };
  const isBad = post.failure !== '' || minutes >= 15;
  const standing = text();
  return standing && <span className={isBad ? 'block text-danger' : 'block text-ink-soft'}>{standing}</span>;
}

function useMoves(post: Post) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const move = useMovePost();
  const moveBy = (days: number) => {
    if (!move.isPending) move.mutate({ post, wall: onDay(post.wall, addDays(post.wall.slice(0, 10), days)) });
  };
  const entries = [
    { label: t('calendar.moveTo'), onSelect: () => void openDialog(movePostDialog, { post }) },
    { label: t('calendar.dayLater'), onSelect: () => moveBy(1) },
    { label: t('calendar.dayEarlier'), onSelect: () => moveBy(-1) },
    { label: t('calendar.weekLater'), onSelect: () => moveBy(7) },
    { label: t('calendar.weekEarlier'), onSelect: () => moveBy(-7) },
    {
      label: t('calendar.edit'),
      onSelect: () => void navigate({ href: paths.editPost(post.diary_id) }),
    },
  ];
  return { moveBy, entries };
}
