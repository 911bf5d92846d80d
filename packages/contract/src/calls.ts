import type { z } from 'zod';
import * as account from './account.ts';
import * as autoMessages from './auto-messages.ts';
import type { Call } from './call.ts';
import * as characters from './characters.ts';
import * as chat from './chat.ts';
import * as comments from './comments.ts';
import * as companion from './companion.ts';
import * as creatorTools from './creator-tools.ts';
import * as discover from './discover.ts';
import * as earnings from './earnings.ts';
import * as feed from './feed.ts';
import * as gifts from './gifts.ts';
import * as invites from './invites.ts';
import * as media from './media.ts';
import * as notifications from './notifications.ts';
import * as onboarding from './onboarding.ts';
import * as posting from './posting.ts';
import * as posts from './posts.ts';
import * as privacy from './privacy.ts';
import * as subscriptions from './subscriptions.ts';
import * as support from './support.ts';
import * as users from './users.ts';
import * as wallet from './wallet.ts';

const modules = {
  ...comments,
  ...account,
  ...autoMessages,
  ...characters,
  ...chat,
  ...companion,
  ...creatorTools,
  ...discover,
  ...earnings,
  ...feed,
  ...gifts,
  ...media,
  ...posting,
  ...notifications,
  ...invites,
  ...onboarding,
  ...posts,
  ...privacy,
  ...subscriptions,
  ...support,
  ...users,
  ...wallet,
};

type Modules = typeof modules;
type CallOf<Export> =
  Export extends Call<infer Name, infer _I, infer _O> ? { name: Name; call: Export } : never;
type Named = { [Key in keyof Modules]: CallOf<Modules[Key]> }[keyof Modules];

/** Each call by its name. */
export type Calls = { [Entry in Named as Entry['name']]: Entry['call'] };
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;

/** All calls of the wire, in the order of the files. */
export const calls: readonly Call[] = (Object.values(modules) as unknown[]).filter(isCall);

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'input' in value
  );
}
