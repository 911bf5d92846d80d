import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { formatDate, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { promotionClaimsQuery } from '../offers.queries.ts';

export function PromotionClaimsDialog({ promotionId, name }: { promotionId: string; name: string }) {
  const { t } = useTranslation();
  const claims = useInfiniteQuery(promotionClaimsQuery(promotionId));
  return (
    <Dialog title={t('offers.whoOf', { name })}>
      <LoadMoreList query={claims} empty={<EmptyState icon={<UsersRound />} title={t('offers.nobody')} />}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map(({ user_id, nickname, avatar, claimed_time, state, first_usd_cents }) => (
              <li key={user_id} className="flex items-center gap-3 py-3">
                <Avatar src={avatar} name={nickname} size="small" />
                <span className="min-w-0 grow">
                  <span className="block truncate font-medium">{nickname}</span>
                  <span className="block text-caption text-ink-soft">
                    {t(`offers.claims.${state}`, { date: formatDate(claimed_time) })}
                  </span>
                </span>
                <span className="shrink-0 tabular-nums">
                  {first_usd_cents > 0 ? formatUsd(first_usd_cents) : t('offers.free')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </LoadMoreList>
    </Dialog>
  );
}
