import type { Post } from '@kindred/contract/posts/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const whyPostDialog = defineDialog<{ post: Post }>(() =>
  import('./why-post-dialog.tsx').then((module) => ({ default: module.WhyPostDialog })),
);
