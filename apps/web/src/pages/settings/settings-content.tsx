import { Sprout } from 'lucide-react';
import type { ComponentType } from 'react';
import { InvitationPanel } from '../../features/invites/invitation-panel.tsx';
import { SubscriptionList } from '../../features/subscriptions/subscription-list.tsx';
import { BalanceCard } from '../../features/wallet/balance-card.tsx';
import { Packages } from '../../features/wallet/packages.tsx';
import { WalletHistory } from '../../features/wallet/wallet-history.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { SettingsPage } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { settingsNames } from './settings-names.ts';

const contents: Partial<Record<SettingsPage, ComponentType>> = {
  'payments/walletAndPaymentMethods': Wallet,
  'payments/manageSubscriptions': SubscriptionList,
  'payments/transactionHistory': WalletHistory,
  invitationPage: InvitationPanel,
};

/** What one page of the settings shows. */
export function SettingsContent({ page }: { page: SettingsPage }) {
  const { t } = useTranslation();
  const Content = contents[page];
  if (Content) return <Content />;
  return <EmptyState icon={<Sprout />} title={t(settingsNames[page])} text={t('soon.text')} />;
}

function Wallet() {
  return (
    <div className="flex flex-col gap-8">
      <BalanceCard />
      <Packages back={undefined} />
    </div>
  );
}
