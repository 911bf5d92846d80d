import type { Post } from '@kindred/contract/posts/calls';
import { useQuery } from '@tanstack/react-query';
import {
  Bookmark,
  BookmarkCheck,
  BookmarkX,
  CircleHelp,
  Eye,
  EyeOff,
  Flag,
  Link2,
  ThumbsDown,
} from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import type { MenuEntry } from '../../../ui/overlay/menu.tsx';
import { collectionDialog } from '../../library/collection.dialog.ts';
import { savedQuery } from '../../library/library.queries.ts';
import { useSavePost } from '../../library/use-save-post.ts';
import { PostListContext } from '../../posts/viewer/use-open-media.ts';
import { useReport } from '../../privacy/use-report.ts';
import { useWantLess } from '../for-you/use-want-less.ts';
import { whyPostDialog } from '../for-you/why-post.dialog.ts';
import { forYouKey, hiddenQuery } from '../posting.queries.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useHideCreator } from './use-hide-creator.ts';

export function useViewerEntries(post: Post): MenuEntry[] {
  const { t } = useTranslation();
  const { name, char_id: charId } = post.character;
  const report = useReport();
  const copyLink = useCopyLink(post);
  const saving = useSavePost(post.diary_id);
  const isSaved = useQuery(savedQuery(post.diary_id)).data?.is_saved ?? false;
  const hide = useHideCreator(post.character);
  const wantLess = useWantLess(post);
  const isForYou = useContext(PostListContext)?.queryKey[0] === forYouKey[0];
  const isHidden = useQuery(hiddenQuery(charId)).data?.is_hidden ?? false;
  return [
    isSaved
      ? {
          label: t('save.saved'),
          icon: <BookmarkCheck />,
          onSelect: () => void openDialog(collectionDialog, { postId: post.diary_id }),
        }
      : { label: t('save.save'), icon: <Bookmark />, onSelect: () => saving.mutate({ isSaved: true }) },
    ...(isSaved
      ? [
          {
            label: t('save.remove'),
            icon: <BookmarkX />,
            onSelect: () => saving.mutate({ isSaved: false }),
          },
        ]
      : []),
    { label: t('postMenu.copyLink'), icon: <Link2 />, onSelect: () => void copyLink() },
    ...(isForYou
      ? [
          {
            label: t('forYou.why'),
            icon: <CircleHelp />,
            onSelect: () => void openDialog(whyPostDialog, { post }),
          },
          {
            label: t('forYou.lessCreator', { name }),
            icon: <ThumbsDown />,
            onSelect: () => wantLess.mutate('creator'),
          },
          { label: t('forYou.lessTopic'), icon: <ThumbsDown />, onSelect: () => wantLess.mutate('topic') },
        ]
      : []),
    {
      label: t(isHidden ? 'postMenu.showCreator' : 'postMenu.hideCreator', { name }),
      icon: isHidden ? <Eye /> : <EyeOff />,
      onSelect: () => hide.mutate(isHidden ? 0 : 1),
    },
    {
      label: t('postMenu.report'),
      icon: <Flag />,
      isDanger: true,
      onSelect: () => report({ kind: 'post', id: post.diary_id, name, personId: charId }),
    },
  ];
}
