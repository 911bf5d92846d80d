import type { AppRoute } from '@kindred/contract/all/app-routes';

/** Where a page is; the last one fits what is no address at all. */
export type PagePath = AppRoute | '/$';

export const pageTitles = {
  '/home': 'nav.home',
  '/discover': 'nav.discover',
  '/discover/tag/$tag': 'nav.discover',
  '/discover/category/$kind': 'nav.discover',
  '/library': 'nav.library',
  '/notifications': 'nav.notifications',
  '/messages': 'nav.messages',
  '/messages/$id': 'nav.messages',
  '/creatorTools': 'nav.creatorTools',
  '/creatorTools/lists/$id': 'nav.creatorTools',
  '/creatorTools/$page': 'nav.creatorTools',
  '/earnings-payouts': 'nav.earnings',
  '/creatorOnboarding': 'nav.creatorOnboarding',
  '/profile': 'nav.profile',
  '/wallet': 'nav.wallet',
  '/receipts/$id': 'nav.receipt',
  '/character/$charId': 'nav.character',
  '/createPost': 'nav.createPost',
  '/settings': 'nav.settings',
  '/settings/$': 'nav.settings',
  '/staff/model': 'nav.staff',
  '/invites': 'nav.invites',
  '/login': 'nav.login',
  '/recommend': 'nav.recommend',
  '/dev/ui': 'nav.devUi',
  '/$': 'nav.notFound',
} as const satisfies Record<PagePath, `nav.${string}`>;

export type PageTitle = (typeof pageTitles)[PagePath];
