import type { PlainKey } from '../i18n/text-key.ts';

export type PageTitle = Extract<PlainKey, `nav.${string}`>;

/** What the router gives every page: its name and the variable parts of its address. */
export type PageProps = {
  title: PageTitle;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string | undefined>>;
};
