import type { Post } from '@kindred/contract/posts/calls';
import { scoreParts } from '@kindred/contract/posts/post-score';
import { CalendarClock, Eye, Heart, type LucideIcon } from 'lucide-react';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LessList } from './less-list.tsx';

const daySeconds = 86_400;

export function WhyPostDialog({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { like_num: likes, comment_num: comments } = post.statistics;
  const { response } = scoreParts({ createdTime: post.created_time, likes, comments });
  const days = Math.round((response / daySeconds) * 10) / 10;
  return (
    <Dialog title={t('forYou.why')}>
      <ul className="flex flex-col gap-3">
        <Reason icon={Eye} text={accessReason(post, t)} />
        <Reason icon={CalendarClock} text={t('forYou.whyTime', { ago: timeAgo(post.created_time) })} />
        <Reason icon={Heart} text={t('forYou.whyResponse', { likes, comments, days })} />
      </ul>
      <p className="mt-4 text-caption text-ink-soft">{t('forYou.whyRule')}</p>
      <LessList />
    </Dialog>
  );
}

function Reason({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink" />
      <span>{text}</span>
    </li>
  );
}

function accessReason(post: Post, t: ReturnType<typeof useTranslation>['t']): string {
  const { name, is_sold: isJoined, character_sub: sub } = post.character;
  if (isJoined) return t(sub.sub_type === 'pro' ? 'forYou.whySubscribed' : 'forYou.whyFollowed', { name });
  switch (post.access) {
    case 'full':
      return t('forYou.whyFull');
    case 'preview':
      return t('forYou.whyPreview');
    case 'locked':
      return t('forYou.whyOffer');
    default:
      return post.access satisfies never;
  }
}
