import { paths } from '../../lib/navigation/paths.ts';

type Arrival = {
  isNewUser: boolean;
  referral: string | undefined;
  /** The person's own handle, when they are a creator. */
  ownUniqueId: string | null;
  /** Called only where the way back is the next step; until then it is kept. */
  takeWayBack: () => string | null;
};

/** Where somebody goes who has just signed in. */
export function afterSignIn({ isNewUser, referral, ownUniqueId, takeWayBack }: Arrival): string {
  const query = referral ? `?referral=${encodeURIComponent(referral)}` : '';
  if (isNewUser) return paths.recommend + query;
  if (referral && referral !== ownUniqueId) return paths.creatorOnboarding + query;
  return takeWayBack() ?? paths.root;
}
