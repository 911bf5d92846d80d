import type { z } from 'zod';
import * as account from '../account/calls.ts';
import * as aiModels from '../ai-models/calls.ts';
import * as staffModels from '../ai-models/staff-calls.ts';
import * as autoMessages from '../auto-messages/calls.ts';
import * as cards from '../cards/calls.ts';
import * as care from '../care/calls.ts';
import * as characters from '../characters/calls.ts';
import * as chatAnswering from '../chat/answering-calls.ts';
import * as chat from '../chat/calls.ts';
import * as chatLabels from '../chat/label-calls.ts';
import * as chatMedia from '../chat/media-calls.ts';
import * as comments from '../comments/calls.ts';
import * as companionBrief from '../companion/brief-calls.ts';
import * as companion from '../companion/calls.ts';
import * as companionPending from '../companion/pending-calls.ts';
import * as personas from '../companion/persona-calls.ts';
import * as speech from '../companion/speech-calls.ts';
import * as ratings from '../companion/rating-calls.ts';
import * as creatorTools from '../creator-tools/calls.ts';
import * as dialogue from '../dialogue/calls.ts';
import * as dialogueChats from '../dialogue/chat-calls.ts';
import * as discover from '../discover/calls.ts';
import * as earnings from '../earnings/calls.ts';
import * as feed from '../feed/calls.ts';
import * as gifts from '../gifts/calls.ts';
import * as intimacy from '../intimacy/calls.ts';
import * as invites from '../invites/calls.ts';
import * as library from '../library/calls.ts';
import * as mail from '../mail/calls.ts';
import * as media from '../media/calls.ts';
import * as memory from '../memory/calls.ts';
import * as moderation from '../moderation/calls.ts';
import * as notifications from '../notifications/calls.ts';
import * as offers from '../offers/calls.ts';
import * as onboarding from '../onboarding/calls.ts';
import * as payouts from '../payouts/calls.ts';
import * as posting from '../posting/calls.ts';
import * as posts from '../posts/calls.ts';
import * as privacy from '../privacy/calls.ts';
import * as push from '../push/calls.ts';
import * as shop from '../shop/calls.ts';
import * as spending from '../spending/calls.ts';
import * as subscriptions from '../subscriptions/calls.ts';
import * as subscriptionGifts from '../subscriptions/gift-calls.ts';
import * as subscriptionTiers from '../subscriptions/tier-calls.ts';
import * as support from '../support/calls.ts';
import * as tracking from '../tracking/calls.ts';
import * as users from '../users/calls.ts';
import * as passkeys from '../users/passkey-calls.ts';
import * as wallet from '../wallet/calls.ts';
import * as walletCurrency from '../wallet/currency-calls.ts';
import * as walletPayments from '../wallet/payment-calls.ts';
import type { Call } from './call.ts';

const modules = {
  ...comments,
  ...account,
  ...aiModels,
  ...staffModels,
  ...autoMessages,
  ...cards,
  ...care,
  ...characters,
  ...chat,
  ...chatAnswering,
  ...chatMedia,
  ...chatLabels,
  ...companion,
  ...companionBrief,
  ...companionPending,
  ...personas,
  ...speech,
  ...ratings,
  ...creatorTools,
  ...dialogue,
  ...dialogueChats,
  ...discover,
  ...earnings,
  ...feed,
  ...gifts,
  ...library,
  ...mail,
  ...media,
  ...memory,
  ...moderation,
  ...posting,
  ...notifications,
  ...intimacy,
  ...invites,
  ...offers,
  ...onboarding,
  ...payouts,
  ...posts,
  ...privacy,
  ...spending,
  ...push,
  ...shop,
  ...subscriptions,
  ...subscriptionGifts,
  ...subscriptionTiers,
  ...support,
  ...tracking,
  ...users,
  ...passkeys,
  ...wallet,
  ...walletCurrency,
  ...walletPayments,
};

type Modules = typeof modules;
type CallOf<Export> =
  Export extends Call<infer Name, infer _I, infer _O> ? { name: Name; call: Export } : never;
type Named = { [Key in keyof Modules]: CallOf<Modules[Key]> }[keyof Modules];

export type Calls = { [Entry in Named as Entry['name']]: Entry['call'] };
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
/** The input of a use case: parsed by the call's schema, with its defaults. */
export type ParsedInput<Name extends CallName> = z.output<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;

export const calls: readonly Call[] = (Object.values(modules) as unknown[]).filter(isCall);

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'input' in value
  );
}
