import type { DomainEventHooks } from './domain-event.ts';
import type { AccountHooks } from './features/account/account.hooks.ts';
import type { CareHooks } from './features/care/care.hooks.ts';
import type { ChatHooks } from './features/chat/chat.hooks.ts';
import type { ModerationHooks } from './features/moderation/moderation.hooks.ts';
import type { NotificationsHooks } from './features/notifications/notifications.hooks.ts';
import type { PostsHooks } from './features/posts/posts.hooks.ts';
import type { UsersHooks } from './features/users/users.hooks.ts';
import type { WalletHooks } from './features/wallet/wallet.hooks.ts';

type HookTypes = DomainEventHooks &
  AccountHooks &
  CareHooks &
  ChatHooks &
  ModerationHooks &
  NotificationsHooks &
  PostsHooks &
  UsersHooks &
  WalletHooks;

/** The hooks of all features, each a list of what the features do. A feature declares the hooks that it runs. */
export type Hooks = { [Name in keyof HookTypes]: HookTypes[Name][] };

/** The news that a hook brings, for features below the one that declares it, too. */
export type HookInput<Name extends keyof Hooks> = HookTypes[Name] extends (
  scope: never,
  input: infer Input,
  ...rest: never[]
) => unknown
  ? Input
  : never;

/** Joins the hooks in the order of the features. A hook that no feature takes part in is missing. */
export function gatherHooks(features: { hooks?: Partial<Hooks> }[]): Hooks {
  const gathered: Record<string, unknown[]> = {};
  for (const { hooks = {} } of features) {
    for (const [name, parts] of Object.entries(hooks)) (gathered[name] ??= []).push(...parts);
  }
  return gathered as Hooks;
}
