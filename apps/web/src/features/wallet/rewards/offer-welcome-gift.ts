import type { QueryClient } from '@tanstack/react-query';
import { getSession } from '../../../lib/storage/session.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { welcomeGiftQuery } from '../wallet.queries.ts';
import { welcomeOffered } from '../welcome-offered.ts';
import { welcomeGiftDialog } from './welcome-gift.dialog.ts';

/** Shows the welcome gift to a newcomer who arrives from the recommendations, once; after that the wallet has it. */
export async function offerWelcomeGift(client: QueryClient): Promise<void> {
  const { token } = getSession();
  // Not having it now is no harm: the wallet offers it as well.
  const gift = await client.fetchQuery(welcomeGiftQuery).catch(() => undefined);
  if (!gift || getSession().token !== token || welcomeOffered.get()) return;
  welcomeOffered.set(true);
  if (gift.state === 'offered') void openDialog(welcomeGiftDialog, { diamonds: gift.diamonds });
}
