import {
  Bell,
  Bookmark,
  ChartNoAxesColumn,
  CircleDollarSign,
  CircleUserRound,
  Compass,
  House,
  type LucideIcon,
  MessageCircle,
  Settings,
  Sparkles,
  Wallet,
} from 'lucide-react';
import type { PageTitle } from '../../lib/navigation/page-titles.ts';
import { paths } from '../../lib/navigation/paths.ts';

export type MenuItem = { path: string; title: PageTitle; icon: LucideIcon };

const home = { path: paths.home, title: 'nav.home', icon: House } as const;
const discover = { path: paths.discover, title: 'nav.discover', icon: Compass } as const;
const notifications = { path: paths.notifications, title: 'nav.notifications', icon: Bell } as const;
const messages = { path: paths.messages, title: 'nav.messages', icon: MessageCircle } as const;
const library = { path: '/library', title: 'nav.library', icon: Bookmark } as const;
const tools = { path: paths.creatorTools, title: 'nav.creatorTools', icon: ChartNoAxesColumn } as const;
const earnings = { path: paths.earnings, title: 'nav.earnings', icon: CircleDollarSign } as const;
const onboarding = { path: paths.creatorOnboarding, title: 'nav.creatorOnboarding', icon: Sparkles } as const;
const wallet = { path: paths.wallet, title: 'nav.wallet', icon: Wallet } as const;
const profile = { path: paths.profile, title: 'nav.profile', icon: CircleUserRound } as const;
const settings = { path: paths.settings, title: 'nav.settings', icon: Settings } as const;

const everyone = [home, discover, notifications, messages];

/** The menu of a fan, or of a creator; while it is not known of whom (undefined), what it begins with for both. */
export function menuItems(isCreator: boolean | undefined): readonly MenuItem[] {
  if (isCreator === undefined) return [...everyone, library];
  return isCreator
    ? [...everyone, library, tools, earnings, wallet, profile, settings]
    : [...everyone, library, wallet, onboarding, profile, settings];
}

/** What fits below the thumb on a phone; the rest is in the drawer. */
export const bottomItems: readonly MenuItem[] = [home, discover, notifications, messages];

/** Whether this is the entry of the page at `path`. */
export function isAt(item: MenuItem, path: string): boolean {
  return path === item.path || path.startsWith(`${item.path}/`);
}
