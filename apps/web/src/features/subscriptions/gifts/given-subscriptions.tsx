import type { SubscriptionGift } from '@kindred/contract/subscriptions/gift-calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../../lib/call/call.ts';
import { formatCharged, formatDate } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { copyText } from '../../../lib/navigation/copy-text.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { givenSubscriptionsQuery } from '../subscriptions.queries.ts';
import { useReturnGift } from './use-return-gift.ts';

/** Subscriptions that the person gave, each with its link; an unclaimed one can be taken back. */
export function GivenSubscriptions() {
  const { t } = useTranslation();
  const gifts = useInfiniteQuery(givenSubscriptionsQuery);
  const { refetch } = gifts;
  // Back from the checkout: asks the provider where its webhook has not come yet.
  useEffect(() => {
    const checkoutId = new URLSearchParams(location.search).get('checkout');
    if (checkoutId)
      void call('checkCheckout', { checkout_id: checkoutId }).then(
        () => refetch(),
        () => undefined,
      );
  }, [refetch]);
  // Most have given none: a title that goes again would move what stands below.
  if (gifts.isPending || gifts.data?.pages[0]?.list.length === 0) return null;
  return (
    <section aria-labelledby="given" className="mt-10">
      <h3 id="given" className="mb-3 font-semibold text-lead">
        {t('giving.given')}
      </h3>
      <LoadMoreList query={gifts} empty={null}>
        {(list) => (
          <ul className="flex flex-col gap-3">
            {list.map((gift) => (
              <GivenRow key={gift.gift_id} gift={gift} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </section>
  );
}

function GivenRow({ gift }: { gift: SubscriptionGift }) {
  const { t } = useTranslation();
  const returnGift = useReturnGift();
  const { character, url, state, gift_id: giftId } = gift;
  const copy = async () => {
    const isCopied = await copyText(url);
    toast(isCopied ? 'success' : 'error', t(isCopied ? 'giving.copied' : 'giving.copyFailed'));
  };
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <Avatar src={character.avatar} name={character.name} />
      <div className="min-w-0 grow basis-48">
        <Link to={paths.character(character.char_id)} className="rounded font-semibold hover:underline">
          {character.name}
        </Link>
        <p className="text-caption text-ink-soft">
          {t('join.atOnce', { price: formatCharged(gift.price_usd_cents, gift.charged), count: gift.months })}
        </p>
        <p className="text-caption text-ink-soft">{stateText(gift, t)}</p>
      </div>
      {state === 'refused' && (
        <Link to={paths.setting('help/talkToSupport')} className={buttonClass('secondary', 'small')}>
          {t('giving.askSupport')}
        </Link>
      )}
      {state === 'ready' && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            {t('giving.copy')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            isLoading={returnGift.isPending}
            onClick={() => returnGift.mutate(giftId)}
          >
            {t('giving.return')}
          </Button>
        </div>
      )}
    </li>
  );
}

function stateText({ state, with_name: name, expires_time }: SubscriptionGift, t: Translate): string {
  const date = formatDate(expires_time);
  if (state === 'ready') return name ? t('giving.waitsFor', { name, date }) : t('giving.waits', { date });
  if (state === 'claimed') return name ? t('giving.claimedBy', { name }) : t('giving.claimed');
  return t(`giving.${state}`);
}
