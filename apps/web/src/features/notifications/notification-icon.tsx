import type { Notification } from '@kindred/contract/notifications/calls';
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

const icons: Record<Notification['topic'], LucideIcon> = {
  followed: UserPlus,
  trial_started: Star,
  subscribed: Star,
  renewed: RotateCw,
  gift: Gift,
  subscription_given: Gift,
  gift_claimed: Gift,
  gift_returned: Gift,
  unlocked: LockOpen,
  post_bought: LockOpen,
  trial_ending: CalendarClock,
  renewal_ahead: CalendarClock,
  charged: Receipt,
  vip_charged: Crown,
  vip_failed: CircleAlert,
  vip_ended: Crown,
  payout_sent: Landmark,
  payout_paid: Landmark,
  payout_failed: CircleAlert,
  identity_confirmed: BadgeCheck,
  identity_rejected: CircleAlert,
  price_offered: BadgeDollarSign,
  tier_retired: CircleAlert,
  tier_changed: BadgeDollarSign,
  media_unlocked: LockOpen,
  payment_failed: CircleAlert,
  subscription_ended: CircleAlert,
  handed_over: Hand,
  distress: HeartHandshake,
  age_cleared: BadgeCheck,
  age_kept: CircleAlert,
  thanked: Heart,
  creator_confirmed: Sparkles,
  liked: Heart,
  commented: MessageCircle,
  replied: Reply,
  posted: Image,
  goal_reached: Target,
  reacted: SmilePlus,
  month_together: CakeSlice,
  year_together: CakeSlice,
  fan_year: CakeSlice,
};

/** The actor of a notification, and its kind. */
export function NotificationIcon({
  notification: { topic, avatar, character },
}: {
  notification: Pick<Notification, 'topic' | 'avatar' | 'character'>;
}) {
  const Icon = icons[topic] ?? CircleAlert;
  return (
    <span className="relative shrink-0">
      <Avatar src={avatar} name={character} />
      <span className="absolute -end-1 -bottom-1 grid size-5.5 place-items-center rounded-full bg-accent text-on-accent ring-2 ring-canvas">
        <Icon aria-hidden="true" className="size-3" strokeWidth={2.4} />
      </span>
    </span>
  );
}
