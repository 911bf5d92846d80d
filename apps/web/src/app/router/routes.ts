import type { ComponentType } from 'react';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import type { PagePath } from '../../lib/navigation/page-titles.ts';

export type PageRoute = {
  path: PagePath;
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

/** Every page of the product. A page gets its own file under pages/ and its own `load` here. */
export const routes: readonly PageRoute[] = [
  {
    path: '/home',
  },
  {
    path: '/discover',
    load: discover,
  },
  { path: '/discover/tag/$tag', load: discover },
  { path: '/discover/category/$kind', load: discover },
  {
    path: '/library',
    load: () => import('../../pages/library/library-page.tsx').then((m) => ({ default: m.LibraryPage })),
  },
  {
    path: '/notifications',
    load: () =>
      import('../../pages/notifications/notifications-page.tsx').then((m) => ({
        default: m.NotificationsPage,
      })),
  },
  { path: '/messages', load: messagesWithList, viewKey: 'messages' },
  { path: '/messages/$id', load: messages, viewKey: 'messages' },
  { path: '/creatorTools', load: tools },
  { path: '/creatorTools/lists/$id', load: tools },
  { path: '/creatorTools/$page', load: tools },
  {
    path: '/earnings-payouts',
    load: () =>
      import('../../pages/earnings-payouts/earnings-payouts-page.tsx').then((m) => ({
        default: m.EarningsPayoutsPage,
      })),
  },
  {
    path: '/creatorOnboarding',
    load: () =>
      import('../../pages/creator-onboarding/creator-onboarding-page.tsx').then((m) => ({
        default: m.CreatorOnboardingPage,
      })),
  },
  {
    path: '/profile',
    load: () => import('../../pages/profile/profile-page.tsx').then((m) => ({ default: m.ProfilePage })),
  },
  {
    path: '/wallet',
    load: () => import('../../pages/wallet/wallet-page.tsx').then((m) => ({ default: m.WalletPage })),
  },
  {
    path: '/receipts/$id',
    load: () => import('../../pages/receipt/receipt-page.tsx').then((m) => ({ default: m.ReceiptPage })),
  },
  {
    path: '/character/$charId',
    load: () =>
      import('../../pages/character/character-page.tsx').then((m) => ({ default: m.CharacterPage })),
  },
  {
    path: '/createPost',
    load: () =>
      import('../../pages/create-post/create-post-page.tsx').then((m) => ({ default: m.CreatePostPage })),
  },
  { path: '/settings', load: settings },
  { path: '/settings/$', load: settings },
  {
    path: '/staff/model',
    load: () => import('../../pages/staff/staff-model-page.tsx').then((m) => ({ default: m.StaffModelPage })),
  },
  {
    path: '/invites',
    isBare: true,
    load: () => import('../../pages/invites/invites-page.tsx').then((m) => ({ default: m.InvitesPage })),
  },
  {
    path: '/login',
    isBare: true,
    load: () => import('../../pages/login/login-page.tsx').then((m) => ({ default: m.LoginPage })),
  },
  {
    path: '/recommend',
    isBare: true,
    load: () =>
      import('../../pages/recommend/recommend-page.tsx').then((m) => ({ default: m.RecommendPage })),
  },
  {
    path: '/dev/ui',
    isBare: true,
    load: () => import('../../pages/dev-ui/dev-ui-page.tsx').then((m) => ({ default: m.DevUiPage })),
  },
  {
    path: '/$',
    load: () => import('../../pages/not-found/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
  },
];
