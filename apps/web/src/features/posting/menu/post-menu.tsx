import type { Post } from '@kindred/contract/posts/calls';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { noAnswer } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const LazyPostMenu = lazy(
  lazyWithRetry(
    () => import('./lazy-post-menu.tsx').then((m) => ({ default: m.LazyPostMenu })),
    () => toast('error', errorText(noAnswer())),
  ),
);

/** What else one can do with a post. Of a feed full of menus only the opened one is loaded. */
export function PostMenu({ post }: { post: Post }) {
  const [isWanted, setWanted] = useState(false);
  const button = <MenuButton onClick={() => setWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <LazyPostMenu post={post} trigger={<MenuButton />} />
    </Suspense>
  );
}

function MenuButton({ ...props }: { onClick?: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('post.menu')}
      aria-haspopup="menu"
      {...props}
      className={classNames(
        '-me-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink',
      )}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  );
}
