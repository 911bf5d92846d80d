import type { Post } from '@kindred/contract/posts/calls';
import { BookmarkX, Ellipsis, FolderInput, HeartOff } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx';
import { useLike } from '../posts/data/use-like.ts';
import { collectionDialog } from './collection.dialog.ts';
import { useSavePost } from './use-save-post.ts';

export function SavedMenu({ post }: { post: Post }) {
  const { t } = useTranslation();
  const saving = useSavePost(post.diary_id);
  return (
    <LibraryMenu
      name={post.character.name}
      entries={[
        {
          label: t('save.move'),
          icon: <FolderInput />,
          onSelect: () => void openDialog(collectionDialog, { postId: post.diary_id }),
        },
        {
          label: t('save.remove'),
          icon: <BookmarkX />,
          onSelect: () => saving.mutate({ isSaved: false }),
        },
      ]}
    />
  );
}

export function LikedMenu({ post }: { post: Post }) {
  const { t } = useTranslation();
  const like = useLike();
  const saving = useSavePost(post.diary_id);
  return (
    <LibraryMenu
      name={post.character.name}
      entries={[
        {
          label: t('save.save'),
          icon: <FolderInput />,
          onSelect: () => saving.mutate({ isSaved: true }),
        },
        { label: t('library.unlike'), icon: <HeartOff />, onSelect: () => like(post) },
      ]}
    />
  );
}

function LibraryMenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const { t } = useTranslation();
  const trigger = (
    <button
      type="button"
      aria-label={t('library.menuOf', { name })}
      className="grid size-11 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink"
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  );
  return <Menu trigger={trigger} entries={entries} />;
}
