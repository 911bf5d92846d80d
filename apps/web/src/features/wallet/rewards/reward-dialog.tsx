import { Gem, Gift, LockOpen } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { formatDate, formatNumber, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { Diamonds } from '../../../ui/text/money.tsx';
import type { Reward } from './reward.dialog.ts';

type GiftReward = Extract<Reward, { kind: 'gift' }>;
type SaleReward = Extract<Reward, { kind: 'sale' }>;

export function RewardDialog({ reward, onClose }: { reward: Reward } & DialogProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  const title = reward.kind === 'sale' ? 'reward.sold' : 'reward.received';
  return (
    <Dialog
      title={t(title)}
      isTitleHidden
      focusFirst={first}
      footer={
        reward.kind !== 'diamonds' ? (
          <GiftActions reward={reward} first={first} onClose={onClose} />
        ) : (
          <Button
            ref={first}
            size="large"
            className="w-full"
            // The second click of a double one was meant for Receive, which has just been here.
            onClick={({ detail }) => detail < 2 && onClose()}
          >
            {t('reward.done')}
          </Button>
        )
      }
    >
      <div className="flex flex-col items-center pb-2 text-center">
        <span className="mb-4 grid size-20 place-items-center rounded-full bg-sunken text-ink">
          {reward.kind === 'gift' ? (
            <Gift aria-hidden="true" className="size-9" />
          ) : reward.kind === 'sale' ? (
            <LockOpen aria-hidden="true" className="size-9" />
          ) : (
            <Gem aria-hidden="true" className="size-9 text-money" />
          )}
        </span>
        <p aria-hidden="true" className="text-ink-soft">
          {t(title)}
        </p>
        {reward.kind === 'sale' ? (
          <p className="mt-1 font-semibold text-display tabular-nums">{formatUsd(reward.usdCents)}</p>
        ) : (
          <Diamonds amount={reward.diamonds} className="mt-1 text-display" />
        )}
        {reward.kind !== 'diamonds' ? <Giver reward={reward} /> : null}
      </div>
      <dl className="mt-5 divide-y divide-line rounded-card bg-sunken px-5">
        {reward.kind === 'gift' && <GiftFacts reward={reward} />}
        {reward.kind === 'diamonds' && (
          <Fact name={t('reward.balance')}>
            <Diamonds amount={reward.balance} />
          </Fact>
        )}
      </dl>
    </Dialog>
  );
}

function Giver({ reward }: { reward: GiftReward | SaleReward }) {
  const { t } = useTranslation();
  const name = reward.name || t('users.gone');
  return (
    <p className="mt-3 flex max-w-full items-center gap-2.5 font-medium">
      <Avatar src={reward.avatar} name={name} size="small" />
      <span className="truncate">{t(reward.kind === 'sale' ? 'reward.to' : 'reward.from', { name })}</span>
    </p>
  );
}

function GiftFacts({ reward }: { reward: GiftReward }) {
  const { t } = useTranslation();
  const { availableTime, netUsdCents, diamonds } = reward;
  const isAvailable = availableTime === null || Date.parse(availableTime) <= Date.now();
  return (
    <>
      <Fact name={t('reward.keep')}>
        {formatUsd(netUsdCents)}
        <span className="block font-normal text-caption text-ink-soft">
          {t('wallet.amount', { amount: formatNumber(diamonds) })} = {formatUsd(diamonds)}
        </span>
      </Fact>
      <Fact name={t('reward.paidOut')}>
        {isAvailable ? t('reward.availableNow') : formatDate(availableTime)}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type GiftActionsProps = {
  reward: GiftReward | SaleReward;
  first: RefObject<HTMLButtonElement | null>;
} & DialogProps;

function GiftActions({ reward, first, onClose }: GiftActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { thanksTo } = reward;
  const goTo = (href: string) => {
    onClose();
    void navigate({ href });
  };
  return (
    <div className="flex flex-col gap-2">
      {thanksTo && (
        <Button ref={first} size="large" className="w-full" onClick={() => goTo(thanksTo)}>
          {t('reward.thanks')}
        </Button>
      )}
      <Button
        size="large"
        variant={thanksTo ? 'quiet' : 'primary'}
        className="w-full"
        onClick={() => goTo(paths.earnings)}
      >
        {t('reward.earnings')}
      </Button>
    </div>
  );
}
