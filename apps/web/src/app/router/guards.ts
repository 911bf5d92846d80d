import type { UserData } from '@kindred/contract/users/calls';
import { decodeSegment } from '../../lib/navigation/decode-segment.ts';
import { paths } from '../../lib/navigation/paths.ts';

export type Visit = {
  path: string;
  search: Readonly<Record<string, string | undefined>>;
  hasToken: boolean;
  /** Undefined while not known; the guards that need it then let the visit pass. */
  user: Pick<UserData, 'is_creator' | 'char_id' | 'char_unique_id' | 'staff_role'> | undefined;
};

export type Verdict = { outcome: 'allow' } | { outcome: 'redirect'; to: string };

/** Whether a person may be where they are going, or where they go instead. */
export function guard(visit: Visit): Verdict {
  const to = visit.hasToken ? redirectOfUser(visit) : redirectOfVisitor(visit);
  return to === undefined ? { outcome: 'allow' } : { outcome: 'redirect', to };
}

/** True for the pages whose guard asks who the person is. */
export function guardNeedsUser(path: string): boolean {
  return (
    path === '/invites' ||
    path === paths.createPost ||
    path === paths.creatorOnboarding ||
    path === paths.staff ||
    path === paths.staffModel ||
    characterIn(path) !== undefined
  );
}

function redirectOfVisitor({ path, search }: Visit): string | undefined {
  if (path === paths.login) return undefined;
  const hasReferral = (path === '/invites' || path === paths.creatorOnboarding) && search.referral;
  return hasReferral ? withReferral(paths.login, search.referral) : paths.login;
}

function redirectOfUser({ path, search, user }: Visit): string | undefined {
  if (path === paths.root) return paths.home;
  if (path === paths.login) return paths.root;
  if (!user) return undefined;
  if (path === '/invites') return redirectOfInvited(search.referral, user.char_unique_id);
  if (path === paths.createPost && user.is_creator !== 1) return paths.root;
  if (path === paths.creatorOnboarding && user.is_creator === 1) return paths.root;
  if (path === paths.staff && user.staff_role === 'member') return paths.root;
  if (path === paths.staffModel && user.staff_role !== 'admin') return paths.root;
  const character = characterIn(path);
  const isOwn = character !== undefined && (character === user.char_id || character === user.char_unique_id);
  if (!isOwn) return undefined;
  return search.diary_id ? paths.ownPost(search.diary_id, search.comment_id) : paths.profile;
}

function redirectOfInvited(referral: string | undefined, ownUniqueId: string | null): string {
  return referral && referral !== ownUniqueId ? withReferral(paths.creatorOnboarding, referral) : paths.root;
}

function withReferral(path: string, referral: string | undefined): string {
  return `${path}?referral=${encodeURIComponent(referral ?? '')}`;
}

function characterIn(path: string): string | undefined {
  const segment = /^\/character\/([^/]+)$/.exec(path)?.[1];
  return segment === undefined ? undefined : decodeSegment(segment);
}
