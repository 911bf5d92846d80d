import type { Notification } from '@kindred/contract/notifications/calls';
import { type TopicIcon, topics } from '@kindred/contract/notifications/topics';
import {
  BadgeCheck,
  BadgeDollarSign,
  CakeSlice,
  CalendarClock,
  CircleAlert,
  Crown,
  Gift,
  Hand,
  Heart,
  HeartHandshake,
  Image,
  Landmark,
  LockOpen,
  type LucideIcon,
  MessageCircle,
  Receipt,
  Reply,
  RotateCw,
  SmilePlus,
  Sparkles,
  Star,
  Target,
  UserPlus,
} from 'lucide-react';
import { Avatar } from '../../ui/media/avatar.tsx';

const icons: Record<TopicIcon, LucideIcon> = {
  follower: UserPlus,
  star: Star,
  renewal: RotateCw,
  gift: Gift,
  lock: LockOpen,
  calendar: CalendarClock,
  receipt: Receipt,
  crown: Crown,
  alert: CircleAlert,
  bank: Landmark,
  check: BadgeCheck,
  price: BadgeDollarSign,
  hand: Hand,
  care: HeartHandshake,
  heart: Heart,
  sparkles: Sparkles,
  comment: MessageCircle,
  reply: Reply,
  picture: Image,
  target: Target,
  smile: SmilePlus,
  cake: CakeSlice,
};

export function NotificationIcon({
  notification: { topic, avatar, character },
}: {
  notification: Pick<Notification, 'topic' | 'avatar' | 'character'>;
}) {
  // A newer server knows more topics.
  const Icon = icons[topics[topic]?.icon ?? 'alert'];
  return (
    <span className="relative shrink-0">
      <Avatar src={avatar} name={character} />
      <span className="absolute -end-1 -bottom-1 grid size-5.5 place-items-center rounded-full bg-action text-on-action ring-2 ring-canvas">
        <Icon aria-hidden="true" className="size-3" strokeWidth={2.4} />
      </span>
    </span>
  );
}
