import type { UserData } from '@kindred/contract/users/calls';
import { Pencil } from 'lucide-react';
import { InnerCircle } from '../../features/intimacy/inner-circle.tsx';
import { VipBadge } from '../../features/shop/vip/vip-badge.tsx';
import { SubscriptionList } from '../../features/subscriptions/list/subscription-list.tsx';
import { useIsListed } from '../../features/subscriptions/list/use-is-listed.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Diamonds } from '../../ui/text/money.tsx';

/** A fan's own page: who they are, what they have, and the way to become a creator. */
export function FanProfile({ user }: { user: UserData }) {
  const { t } = useTranslation();
  const isListed = useIsListed();
  return (
    <>
      <header className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-6">
        <Avatar src={user.avatar} name={user.nickname} size="huge" />
        <div className="min-w-0 grow">
          <h2 className="flex items-center gap-2 font-bold text-title">
            <span className="truncate">{user.nickname}</span>
            {user.is_vip === 1 && <VipBadge />}
          </h2>
          <p className="truncate text-ink-soft">{user.email}</p>
          <Link to={paths.wallet} className="mt-2 inline-block rounded hover:underline">
            <Diamonds amount={user.diamond} />
          </Link>
        </div>
        <Link to={paths.setting('account/accountInfo')} className={buttonClass('secondary')}>
          <Pencil aria-hidden="true" className="size-4" />
          {t('profile.edit')}
        </Link>
      </header>
      <section className="mt-5 rounded-card bg-sunken p-6">
        <h2 className="font-semibold text-lead">{t('profile.become')}</h2>
        <p className="mt-1 mb-4 text-ink-soft">{t('profile.becomeText')}</p>
        <Link to={paths.creatorOnboarding} className={buttonClass('primary')}>
          {t('profile.becomeAction')}
        </Link>
      </section>
      <section className="mt-8">
        <h2 className="mb-3 font-semibold text-lead">{t('profile.subscriptions')}</h2>
        <SubscriptionList />
      </section>
      {isListed && (
        <section className="mt-8">
          <h2 className="mb-3 font-semibold text-lead">{t('intimacy.circles')}</h2>
          <InnerCircle />
        </section>
      )}
    </>
  );
}
