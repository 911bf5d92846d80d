import type { CallOutput } from '@kindred/contract/all/calls';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { patchUser } from '../../users/users.queries.ts';
import { walletRecordsQuery, welcomeGiftQuery } from '../wallet.queries.ts';

/** Receives the welcome gift and shows the new balance everywhere; a repeat answers with what was received. */
export async function receiveWelcomeGift(client: QueryClient): Promise<CallOutput<'receiveWelcomeGift'>> {
  const received = await call('receiveWelcomeGift', {});
  client.setQueryData(welcomeGiftQuery.queryKey, { state: 'received', diamonds: received.diamonds });
  patchUser(client, { diamond: received.diamond });
  void client.invalidateQueries({ queryKey: walletRecordsQuery.queryKey });
  return received;
}
