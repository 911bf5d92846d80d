import { unreadBadgeCap } from '@kindred/contract/chat/limits';

/** A counter as drawn: 99+ from 100. Empty at zero. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > unreadBadgeCap ? `${unreadBadgeCap}+` : String(count);
}
