import type { AppRoute } from '@kindred/contract/all/app-routes';
import type { ComponentType } from 'react';
import type { PageProps, PageTitle } from '../../lib/navigation/page-props.ts';

export type PageRoute = {
  /** Where the page is; the last one fits every other address. */
  path: AppRoute | '/$';
  title: PageTitle;
  /** Absent where the page comes with the app: `load-page.tsx`. */
  load?: () => Promise<{ default: ComponentType<PageProps> }>;
  /** Without side bar. */
  isBare?: boolean;
  /** Addresses that are one view; its address without this. */
  viewKey?: string;
};

const discover = () =>
  import('../../pages/discover/discover-page.tsx').then((m) => ({ default: m.DiscoverPage }));
const messages = () =>
  import('../../pages/messages/messages-page.tsx').then((m) => ({ default: m.MessagesPage }));
/** The list, which an open conversation does without, comes at the same time. */
const messagesWithList = () => {
  import('../../pages/messages/conversations-column.tsx').catch(() => undefined);
  return messages();
};
const settings = () =>
  import('../../pages/settings/settings-page.tsx').then((m) => ({ default: m.SettingsPage }));
const tools = () =>
  import('../../pages/creator-tools/creator-tools-page.tsx').then((m) => ({ default: m.CreatorToolsPage }));

/** Every page of the product: its address, title and component. */
export const routes: readonly PageRoute[] = [
  {
    path: '/home',
    title: 'nav.home',
  },
  {
    path: '/discover',
    title: 'nav.discover',
    load: discover,
  },
  { path: '/discover/tag/$tag', title: 'nav.discover', load: discover },
  { path: '/discover/category/$kind', title: 'nav.discover', load: discover },
  {
    path: '/library',
    title: 'nav.library',
    load: () => import('../../pages/library/library-page.tsx').then((m) => ({ default: m.LibraryPage })),
  },
  {
    path: '/notifications',
    title: 'nav.notifications',
    load: () =>
      import('../../pages/notifications/notifications-page.tsx').then((m) => ({
        default: m.NotificationsPage,
      })),
  },
  { path: '/messages', title: 'nav.messages', load: messagesWithList, viewKey: 'messages' },
  { path: '/messages/$id', title: 'nav.messages', load: messages, viewKey: 'messages' },
  { path: '/creatorTools', title: 'nav.creatorTools', load: tools },
  { path: '/creatorTools/lists/$id', title: 'nav.creatorTools', load: tools },
  { path: '/creatorTools/$page', title: 'nav.creatorTools', load: tools },
  {
    path: '/earnings-payouts',
    title: 'nav.earnings',
    load: () =>
      import('../../pages/earnings-payouts/earnings-payouts-page.tsx').then((m) => ({
        default: m.EarningsPayoutsPage,
      })),
  },
  {
    path: '/creatorOnboarding',
    title: 'nav.creatorOnboarding',
    load: () =>
      import('../../pages/creator-onboarding/creator-onboarding-page.tsx').then((m) => ({
        default: m.CreatorOnboardingPage,
      })),
  },
  {
    path: '/profile',
    title: 'nav.profile',
    load: () => import('../../pages/profile/profile-page.tsx').then((m) => ({ default: m.ProfilePage })),
  },
  {
    path: '/wallet',
    title: 'nav.wallet',
    load: () => import('../../pages/wallet/wallet-page.tsx').then((m) => ({ default: m.WalletPage })),
  },
  {
    path: '/receipts/$id',
    title: 'nav.receipt',
    load: () => import('../../pages/receipt/receipt-page.tsx').then((m) => ({ default: m.ReceiptPage })),
  },
  {
    path: '/character/$charId',
    title: 'nav.character',
    load: () =>
      import('../../pages/character/character-page.tsx').then((m) => ({ default: m.CharacterPage })),
  },
  {
    path: '/createPost',
    title: 'nav.createPost',
    load: () =>
      import('../../pages/create-post/create-post-page.tsx').then((m) => ({ default: m.CreatePostPage })),
  },
  { path: '/settings', title: 'nav.settings', load: settings },
  { path: '/settings/$', title: 'nav.settings', load: settings },
  {
    path: '/staff',
    title: 'nav.staff',
    load: () => import('../../pages/staff/staff-page.tsx').then((m) => ({ default: m.StaffPage })),
  },
  {
    path: '/staff/model',
    title: 'nav.staff',
    load: () => import('../../pages/staff/staff-model-page.tsx').then((m) => ({ default: m.StaffModelPage })),
  },
  {
    path: '/invites',
    title: 'nav.invites',
    isBare: true,
    load: () => import('../../pages/invites/invites-page.tsx').then((m) => ({ default: m.InvitesPage })),
  },
  {
    path: '/login',
    title: 'nav.login',
    isBare: true,
    load: () => import('../../pages/login/login-page.tsx').then((m) => ({ default: m.LoginPage })),
  },
  {
    path: '/recommend',
    title: 'nav.recommend',
    isBare: true,
    load: () =>
      import('../../pages/recommend/recommend-page.tsx').then((m) => ({ default: m.RecommendPage })),
  },
  {
    path: '/dev/ui',
    title: 'nav.devUi',
    isBare: true,
    load: () => import('../../pages/dev-ui/dev-ui-page.tsx').then((m) => ({ default: m.DevUiPage })),
  },
  {
    path: '/$',
    title: 'nav.notFound',
    load: () => import('../../pages/not-found/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
  },
];
