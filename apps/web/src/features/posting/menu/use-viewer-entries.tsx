import type { Post } from '@kindred/contract/posts/calls';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Flag, Link2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { MenuEntry } from '../../../ui/overlay/menu.tsx';
import { useReport } from '../../privacy/use-report.ts';
import { hiddenQuery } from '../posting.queries.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useHideCreator } from './use-hide-creator.ts';

/** What anybody else can do with a post. */
export function useViewerEntries(post: Post): MenuEntry[] {
  const { t } = useTranslation();
  const { name, char_id: charId } = post.character;
  const report = useReport();
  const copyLink = useCopyLink(post);
  const hide = useHideCreator(post.character);
  const isHidden = useQuery(hiddenQuery(charId)).data?.is_hidden ?? false;
  return [
    { label: t('postMenu.copyLink'), icon: <Link2 />, onSelect: () => void copyLink() },
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
