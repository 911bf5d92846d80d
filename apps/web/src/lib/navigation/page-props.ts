/** Texts that name pages. */
export type PageTitle =
  | 'nav.home'
  | 'nav.discover'
  | 'nav.notifications'
  | 'nav.messages'
  | 'nav.creatorTools'
  | 'nav.earnings'
  | 'nav.creatorOnboarding'
  | 'nav.profile'
  | 'nav.library'
  | 'nav.wallet'
  | 'nav.receipt'
  | 'nav.character'
  | 'nav.createPost'
  | 'nav.invites'
  | 'nav.settings'
  | 'nav.login'
  | 'nav.recommend'
  | 'nav.devUi'
  | 'nav.notFound';

/** What the router gives every page: its name and the variable parts of its address. */
export type PageProps = {
  title: PageTitle;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string | undefined>>;
};
