import type { ListedPerson } from '@kindred/contract/creator-tools/calls';
import { MessageCircle } from 'lucide-react';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Diamonds } from '../../../ui/text/money.tsx';
import { tierName } from '../../subscriptions/tiers/tier-words.ts';

/** The state that everybody in a list has, so that it need not be said. */
const expected: Record<string, ListedPerson['state'] | undefined> = {
  subscribers: 'active',
  followers: 'following',
  trials: 'trialing',
};

export function PersonRow({ person, list }: { person: ListedPerson; list: string }) {
  const { t } = useTranslation();
  const { user_id, nickname, state, tier, since_time, period_end, diamonds } = person;
  const date = formatDate(since_time);
  return (
    <li className="flex items-center gap-4 py-3.5">
      <Avatar src={person.avatar} name={nickname} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="truncate font-semibold">{nickname}</span>
          {tier && <Tag tone="good">{tierName(tier, t)}</Tag>}
          {state && state !== expected[list] && (
            <Tag tone={state === 'past_due' ? 'warning' : 'neutral'}>{t(`people.states.${state}`)}</Tag>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-caption text-ink-faint">
          <span>
            {list === 'gift_givers' ? t('people.lastGift', { date }) : t('people.joined', { date })}
          </span>
          {state === 'canceled' && period_end && (
            <span>{t('people.until', { date: formatDate(period_end) })}</span>
          )}
          {diamonds > 0 && (
            <span className="flex gap-1">
              {t('people.gave')} <Diamonds amount={diamonds} />
            </span>
          )}
        </p>
      </div>
      <Link
        to={paths.conversation(user_id)}
        aria-label={t('people.messageTo', { name: nickname })}
        className={classNames(buttonClass('secondary', 'medium'), 'shrink-0 max-sm:size-11 max-sm:px-0')}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        <span className="max-sm:hidden">{t('people.message')}</span>
      </Link>
    </li>
  );
}
