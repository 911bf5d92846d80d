import { paths } from '../../lib/navigation/paths.ts';

type SignedIn = {
  isNewUser: boolean;
  referral: string | undefined;
  /** The person's own handle, when they are a creator. */
  ownUniqueId: string | null;
  /** Called only where the way back is the next step; until then it is kept. */
  takeReturnTo: () => string | null;
};

/** The address that opens after a sign-in. */
export function afterSignIn({ isNewUser, referral, ownUniqueId, takeReturnTo }: SignedIn): string {
  const query = referral ? `?referral=${encodeURIComponent(referral)}` : '';
  if (isNewUser) return paths.recommend + query;
  if (referral && referral !== ownUniqueId) return paths.creatorOnboarding + query;
  return takeReturnTo() ?? paths.root;
}
