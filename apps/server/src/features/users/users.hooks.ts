import type { Context } from '../../context.ts';
import type { ProviderName } from '../../outside/sign-in/sign-in.ts';
import type { Tx } from '../../platform/db/db.ts';

export type UsersHooks = {
  /** Runs in the transaction that creates an account; `picture` is its address at the sign-in provider, '' for none. */
  userCreated: (
    tx: Tx,
    account: { userId: string; provider: ProviderName; picture: string },
    context: Pick<Context, 'config' | 'hooks' | 'clock'>,
  ) => Promise<void>;
  /** Runs when a creator has come online or gone offline. A failure is logged and changes nothing. */
  presenceChanged: (context: Context, presence: { userId: string; isOnline: boolean }) => Promise<void>;
};
