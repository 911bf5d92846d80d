import type { PayoutRecord } from '@kindred/contract/payouts/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { errorText } from '../../lib/call/error-text.ts';
import { formatDate, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { payoutsQuery } from './payouts.queries.ts';
import { useCancelPayout } from './use-cancel-payout.ts';

export function PayoutList() {
  const { t } = useTranslation();
  const payouts = useInfiniteQuery(payoutsQuery);
  return (
    <section aria-labelledby="payout-list">
      <h2 id="payout-list" className="mb-4 font-bold text-title">
        {t('payout.list')}
      </h2>
      <LoadMoreList query={payouts} empty={<EmptyState icon={<Landmark />} title={t('payout.none')} />}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((payout) => (
              <PayoutRow key={payout.payout_id} payout={payout} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </section>
  );
}

const tones = {
  requested: 'neutral',
  approved: 'neutral',
  sent: 'neutral',
  paid: 'good',
  failed: 'warning',
  canceled: 'neutral',
} as const;

function PayoutRow({ payout }: { payout: PayoutRecord }) {
  const { t } = useTranslation();
  const { state, reason, bank_last4, requested_time, arrives_time } = payout;
  const cancel = useCancelPayout();
  const amount = formatUsd(payout.amount_usd_cents);
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <span className="min-w-40 grow basis-0">
        <span className="block font-medium">{formatDate(requested_time)}</span>
        {bank_last4 && (
          <span className="block text-caption text-ink-faint">{t('payout.to', { last4: bank_last4 })}</span>
        )}
        {state === 'sent' && arrives_time && (
          <span className="block text-caption text-ink-faint">
            {t('payout.arrives', { date: formatDate(arrives_time) })}
          </span>
        )}
        {reason && <span className="block text-caption text-ink-soft">{t(`payout.reason.${reason}`)}</span>}
        {cancel.error && (
          <span role="alert" className="block text-caption text-danger">
            {errorText(cancel.error)}
          </span>
        )}
      </span>
      {state === 'requested' && (
        <Button
          variant="secondary"
          size="small"
          isLoading={cancel.isPending}
          aria-label={t('payout.cancelNamed', { amount })}
          onClick={() => cancel.mutate(payout)}
        >
          {t('payout.cancel')}
        </Button>
      )}
      <Tag tone={tones[state]}>{t(`payout.state.${state}`)}</Tag>
      <span className="shrink-0 font-semibold tabular-nums">{amount}</span>
    </li>
  );
}
