import type { CalendarPost as Post } from '@kindred/contract/creator-tools/calendar-calls';
import { formatDate, formatDayOfMonth } from '../../../../lib/format/format.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { CalendarPost } from './calendar-post.tsx';

type CalendarDayProps = {
  day: string;
  posts: readonly Post[];
  isToday: boolean;
  /** Of another month than the one that is shown. */
  isFaint: boolean;
  /** Days without a post take no room on narrow screens. */
  isHiddenWhenEmpty: boolean;
  onDrag: (post: Post | undefined) => void;
  onDrop: () => void;
};

export function CalendarDay(props: CalendarDayProps) {
  const { day, posts, isToday, isFaint, isHiddenWhenEmpty, onDrag, onDrop } = props;
  return (
    <section
      aria-label={formatDate(day)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={classNames(
        'min-h-24 min-w-0 border-line border-t p-1.5',
        isFaint && 'bg-sunken/50',
        isHiddenWhenEmpty && posts.length === 0 && 'max-md:hidden',
      )}
    >
      <h4
        className={classNames('mb-1 text-caption', isToday ? 'font-bold' : 'text-ink-soft')}
        aria-current={isToday ? 'date' : undefined}
      >
        {formatDayOfMonth(day)}
      </h4>
      {posts.length > 0 && (
        <ul className="flex flex-col gap-1">
          {posts.map((post) => (
            <CalendarPost
              key={post.diary_id}
              post={post}
              onDragStart={() => onDrag(post)}
              onDragEnd={() => onDrag(undefined)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
