import { paths } from '../../lib/navigation/paths.ts';

type Arrival = {
  isNewUser: boolean;
  referral: string | undefined;
  /** The person's own handle, when they are a creator. */
  ownUniqueId: string | null;
  wayBack: string | null;
};

/** Where somebody goes who has just signed in. */
export function afterSignIn({ isNewUser, referral, ownUniqueId, wayBack }: Arrival): string {
  const query = referral ? `?referral=${encodeURIComponent(referral)}` : '';
  if (isNewUser) return paths.recommend + query;
  if (referral && referral !== ownUniqueId) return paths.creatorOnboarding + query;
  return wayBack ?? paths.root;
}
