import type { Post } from '@kindred/contract/posts/calls';
import type { ReactElement } from 'react';
import { LoadedMenu } from '../../../ui/overlay/loaded-menu.tsx';
import { isOwnPost } from '../../posts/data/post-display.ts';
import { useUser } from '../../users/users.queries.ts';
import { useOwnerEntries } from './use-owner-entries.tsx';
import { useViewerEntries } from './use-viewer-entries.tsx';

type LazyPostMenuProps = { post: Post; trigger: ReactElement };

/** The menu of a post, open as soon as it is there: its owner's, or everybody else's. */
export function LazyPostMenu({ post, trigger }: LazyPostMenuProps) {
  const isOwn = isOwnPost(post, useUser()?.user_id);
  return isOwn ? <OwnerMenu post={post} trigger={trigger} /> : <ViewerMenu post={post} trigger={trigger} />;
}

function OwnerMenu({ post, trigger }: LazyPostMenuProps) {
  return <LoadedMenu trigger={trigger} entries={useOwnerEntries(post)} startsOpen />;
}

function ViewerMenu({ post, trigger }: LazyPostMenuProps) {
  return <LoadedMenu trigger={trigger} entries={useViewerEntries(post)} startsOpen />;
}
