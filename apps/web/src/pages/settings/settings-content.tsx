import type { SettingsPage } from '@kindred/contract/all/app-routes';
import type { ComponentType } from 'react';
import { DeleteAccount } from '../../features/account/deletion/delete-account.tsx';
import { SiteNotices } from '../../features/account/notices/site-notices.tsx';
import { AccountInfo } from '../../features/account/person/account-info.tsx';
import { SignInSecurity } from '../../features/account/sign-ins/sign-in-security.tsx';
import { AutoMessageForm } from '../../features/auto-messages/auto-message-form.tsx';
import { AutoMessageList } from '../../features/auto-messages/auto-message-list.tsx';
import { CardStudio } from '../../features/cards/card-studio.tsx';
import { DecisionList } from '../../features/care/decisions/decision-list.tsx';
import { CommentingChoice } from '../../features/characters/commenting-choice.tsx';
import { OwnProfileForm } from '../../features/characters/own-profile-form.tsx';
import { InvitationPanel } from '../../features/invites/invitation-panel.tsx';
import { MailNotices } from '../../features/mail/mail-notices.tsx';
import { OwnData } from '../../features/own-data/own-data.tsx';
import { BlockedList, RestrictedList } from '../../features/privacy/blocked-or-restricted-list.tsx';
import { ReceiptsChoice } from '../../features/privacy/receipts-choice.tsx';
import { PushNotices } from '../../features/push/push-notices.tsx';
import { PurchaseList } from '../../features/spending/purchase-list.tsx';
import { SpendingOverview } from '../../features/spending/spending-overview.tsx';
import { SubscriptionList } from '../../features/subscriptions/list/subscription-list.tsx';
import { SubscriptionPriceForm } from '../../features/subscriptions/price/subscription-price-form.tsx';
import { HelpCenter } from '../../features/support/help-center.tsx';
import { TalkToSupport } from '../../features/support/talk-to-support.tsx';
import { TermsHome } from '../../features/support/terms-home.tsx';
import { BalanceCard } from '../../features/wallet/balance-card.tsx';
import { Packages } from '../../features/wallet/checkout/packages.tsx';
import { CurrencySetting } from '../../features/wallet/currency/currency-setting.tsx';
import { WalletHistory } from '../../features/wallet/history/wallet-history.tsx';
import { PaymentMethods } from '../../features/wallet/methods/payment-methods.tsx';
import { ReceiptList } from '../../features/wallet/receipts/receipt-list.tsx';

const contents: Record<SettingsPage, ComponentType> = {
  'account/accountInfo': AccountInfo,
  'account/decisions': DecisionList,
  'account/ownData': OwnData,
  'account/passwordSecurity': SignInSecurity,
  'account/deleteAccount': DeleteAccount,
  'creator-config/subscription': SubscriptionPriceForm,
  'creator-config/profile-settings': OwnProfileForm,
  'creator-config/commenting': CommentingChoice,
  'creator-config/edit-chat': CardStudio,
  'creator-config/automated-msg': AutoMessageList,
  'creator-config/automated-msg/new-tips': () => <AutoMessageForm kind="new-tips" />,
  'creator-config/automated-msg/new-comments': () => <AutoMessageForm kind="new-comments" />,
  'creator-config/automated-msg/new-likes': () => <AutoMessageForm kind="new-likes" />,
  'creator-config/automated-msg/new-subscriber': () => <AutoMessageForm kind="new-subscriber" />,
  'creator-config/automated-msg/subscriber-canceled': () => <AutoMessageForm kind="subscriber-canceled" />,
  'creator-config/automated-msg/re-subscribed': () => <AutoMessageForm kind="re-subscribed" />,
  'creator-config/automated-msg/sub-renewed': () => <AutoMessageForm kind="sub-renewed" />,
  'payments/walletAndPaymentMethods': Wallet,
  'payments/manageSubscriptions': SubscriptionList,
  'payments/transactionHistory': Transactions,
  'payments/spending': SpendingOverview,
  'payments/purchases': PurchaseList,
  invitationPage: InvitationPanel,
  'notices/pushNotifications': PushNotices,
  'notices/siteNotifications': SiteNotices,
  'notices/emailNotifications': MailNotices,
  'privacy/blockedUsers': BlockedList,
  'privacy/restrictedUsers': RestrictedList,
  'privacy/readReceipts': ReceiptsChoice,
  'help/termsHome': TermsHome,
  'help/helpCenter': HelpCenter,
  'help/talkToSupport': TalkToSupport,
};

export function SettingsContent({ page }: { page: SettingsPage }) {
  const Content = contents[page];
  return <Content />;
}

function Wallet() {
  return (
    <div className="flex flex-col gap-8">
      <PaymentMethods />
      <CurrencySetting />
      <BalanceCard />
      <Packages back={undefined} />
    </div>
  );
}

function Transactions() {
  return (
    <div className="flex flex-col gap-10">
      <ReceiptList />
      <WalletHistory />
    </div>
  );
}
