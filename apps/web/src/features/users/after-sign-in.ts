import { paths } from '../../lib/navigation/paths.ts';

type SignedIn = {
  isNewUser: boolean;
  referral: string | undefined;
  /** The person's own handle, when they are a creator. */
  ownUniqueId: string | null;
  returnTo: string | null;
};

/** Where somebody goes who has just signed in. */
export function afterSignIn({ isNewUser, referral, ownUniqueId, returnTo }: SignedIn): string {
  const query = referral ? `?referral=${encodeURIComponent(referral)}` : '';
  if (isNewUser) return paths.recommend + query;
  if (referral && referral !== ownUniqueId) return paths.creatorOnboarding + query;
  return returnTo ?? paths.root;
}
