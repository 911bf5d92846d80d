import { Gem } from 'lucide-react';
import { useState } from 'react';
import { boughtDialog } from '../../features/conversation/messages/media/bought.dialog.ts';
import { resumePendingGift } from '../../features/gifts/pending-gift.ts';
import { PendingGiftNote } from '../../features/gifts/pending-gift-note.tsx';
import { LuckyBoxes } from '../../features/shop/lucky-box/lucky-boxes.tsx';
import { VipCard } from '../../features/shop/vip/vip-card.tsx';
import { BalanceCard } from '../../features/wallet/balance-card.tsx';
import { CheckoutNotice } from '../../features/wallet/checkout/checkout-notice.tsx';
import { clearCheckoutParam } from '../../features/wallet/checkout/clear-checkout-param.ts';
import { Packages } from '../../features/wallet/checkout/packages.tsx';
import { pendingCheckout } from '../../features/wallet/checkout/pending-checkout.ts';
import { useCheckoutReturn } from '../../features/wallet/checkout/use-checkout-return.ts';
import { WalletHistory } from '../../features/wallet/history/wallet-history.tsx';
import { WelcomeGiftCard } from '../../features/wallet/rewards/welcome-gift-card.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { localPath } from '../../lib/navigation/local-path.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { BackButton } from '../../ui/layout/back-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Panes } from '../../ui/layout/panes.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';

/** Diamonds: how many, how to get more, what moved. After a paid checkout it leads back to what needed them. */
export function WalletPage({ search }: PageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = localPath(search.back);
  const [isReturning, setReturning] = useState(search.checkout !== undefined);
  const outcome = useCheckoutReturn({
    checkoutId: pendingCheckout.get(),
    isReturning,
    // Said once: a reload shows the wallet as it is.
    onSettled: () => void clearCheckoutParam(),
    onPaid: () => {
      if (!back) return;
      toast('success', t('wallet.return.added'));
      void navigate({ href: back, replace: true }).then(resumePendingGift);
    },
  });
  return (
    <Page title={t('nav.wallet')} lead={<BackButton fallback={paths.home} />} isWide>
      <Panes
        lead={
          <>
            {outcome && !(back && outcome.state === 'paid') && (
              <CheckoutNotice
                outcome={outcome}
                onDismiss={() => {
                  setReturning(false);
                  void clearCheckoutParam();
                }}
              />
            )}
            <BalanceCard />
            <WelcomeGiftCard />
            {back && <PendingGiftNote />}
            <Packages back={back} />
            <VipCard back={back} />
            <LuckyBoxes />
            <div>
              <Button variant="secondary" onClick={() => void openDialog(boughtDialog, {})}>
                <Gem aria-hidden="true" className="size-4.5" />
                {t('messageMedia.bought')}
              </Button>
            </div>
          </>
        }
        aside={<WalletHistory />}
      />
    </Page>
  );
}
