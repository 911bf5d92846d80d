import type { Post } from '@kindred/contract/posts/calls';
import { postState } from '@kindred/contract/posts/limits';
import { Link2, Pencil, Pin, PinOff, Repeat2, Target, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import type { MenuEntry } from '../../../ui/overlay/menu.tsx';
import { deletePostDialog } from './delete-post.dialog.ts';
import { goalDialog } from './goal.dialog.ts';
import { useCopyLink } from './use-copy-link.ts';
import { usePinPost, useRepostPost } from './use-manage-post.ts';

export function useOwnerEntries(post: Post): MenuEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pin = usePinPost(post);
  const repost = useRepostPost(post);
  const copyLink = useCopyLink(post);
  const isPinned = post.sort === 1;
  const isPublic = post.state === postState.published;
  return [
    {
      label: t('postMenu.edit'),
      icon: <Pencil />,
      onSelect: () => void navigate({ href: paths.editPost(post.diary_id) }),
    },
    {
      label: t(isPinned ? 'postMenu.unpin' : 'postMenu.pin'),
      icon: isPinned ? <PinOff /> : <Pin />,
      onSelect: () => pin.mutate(isPinned ? 0 : 1),
    },
    ...(isPublic
      ? [
          {
            label: t(post.goal ? 'postMenu.changeGoal' : 'postMenu.goal'),
            icon: <Target />,
            onSelect: () => void openDialog(goalDialog, { post }),
          },
          { label: t('postMenu.repost'), icon: <Repeat2 />, onSelect: () => repost.mutate() },
          { label: t('postMenu.copyLink'), icon: <Link2 />, onSelect: () => void copyLink() },
        ]
      : []),
    {
      label: t('postMenu.delete'),
      icon: <Trash2 />,
      isDanger: true,
      onSelect: () => void openDialog(deletePostDialog, { postId: post.diary_id }),
    },
  ];
}
