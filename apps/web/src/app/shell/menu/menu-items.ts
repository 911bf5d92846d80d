import type { UserData } from '@kindred/contract/users/calls';
import {
  BadgeCheck,
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
import type { PageTitle } from '../../../lib/navigation/page-props.ts';
import { paths } from '../../../lib/navigation/paths.ts';

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
const staff = { path: paths.staff, title: 'nav.staff', icon: BadgeCheck } as const;
const settings = { path: paths.settings, title: 'nav.settings', icon: Settings } as const;

const everyone = [home, discover, notifications, messages];

/** The menu of a fan, a creator or somebody of the staff; of an unknown person (undefined) what all menus begin with. */
export function menuItems(
  user: Pick<UserData, 'is_creator' | 'staff_role'> | undefined,
): readonly MenuItem[] {
  if (!user) return [...everyone, library];
  const own = user.is_creator === 1 ? [tools, earnings, wallet, profile] : [wallet, onboarding, profile];
  return [...everyone, library, ...own, ...(user.staff_role !== 'member' ? [staff] : []), settings];
}

/** What the side bar lists: the profile is behind the viewer's face there. */
export function sideItems(user: Parameters<typeof menuItems>[0]): readonly MenuItem[] {
  return menuItems(user).filter((item) => item !== profile);
}

/** What fits below the thumb on a phone; the rest is in the drawer. A creator's fifth place is the way to a new post. */
export function bottomItems(isCreator: boolean): readonly MenuItem[] {
  return isCreator ? [home, notifications, messages] : everyone;
}

/** Whether this is the entry of the page at `path`. */
export function isAt(item: MenuItem, path: string): boolean {
  return path === item.path || path.startsWith(`${item.path}/`);
}
