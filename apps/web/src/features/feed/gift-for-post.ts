import type { Post } from '@kindred/contract/posts/calls';
import { openGift } from '../gifts/gift.dialog.ts';

export function giftForPost({ diary_id, goal, character }: Post): void {
  openGift({
    charId: character.char_id,
    name: character.name,
    avatar: character.avatar,
    ...(goal ? { postId: diary_id } : {}),
  });
}
