import type { Post } from '@kindred/contract/posts/calls';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';

const { Part: LazyPostMenu, askAgain } = lazyPart(() =>
  import('./lazy-post-menu.tsx').then((m) => m.LazyPostMenu),
);

/** The menu of a post. Of a feed full of menus only the opened one is loaded. */
export function PostMenu({ post }: { post: Post }) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <MenuButton onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<MenuButton onClick={askAgain} />}>
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
        'on-demand -me-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink',
      )}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  );
}
