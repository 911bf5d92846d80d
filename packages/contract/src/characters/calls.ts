import { z } from 'zod';
import { mediaItem } from '../media/calls.ts';
import { defineCall, defineForm } from '../wire/call.ts';
import { flag, id, instant, sentFlag } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import { cleanName, personName } from '../wire/person-name.ts';
import { bells, creatorKinds, publicFacesShown, suggestedPageSize } from './limits.ts';

export const subType = z.enum(['free', 'pro']);

export const characterCard = z.object({
  char_id: id,
  char_unique_id: z.string(),
  user_id: id,
  name: z.string(),
  nickname: z.string(),
  tagline: z.string(),
  avatar: z.string(),
  banner: z.string(),
  image: z.string(),
  char_type: z.number().int(),
  /** 2 = verified badge. */
  is_blue_label: z.number().int(),
  group_id: z.string().nullable(),
  /** The viewer has joined: follows a free character, or is subscribed to a pro one. */
  is_sold: z.boolean(),
  /** Resolved for the viewer: 1 = may comment, else the reason (0 nobody, 2 creators, 3 subscribers). */
  can_comment: z.number().int(),
  /** What joining takes: a free follow or a pro subscription. */
  character_sub: z.object({ sub_type: subType }),
  /** False when pro sales are off for this character. */
  pro_sales_open: z.boolean(),
});
export type CharacterCard = z.infer<typeof characterCard>;

const statistics = z.object({
  follower_num: z.number().int(),
  post_num: z.number().int(),
  like_num: z.number().int(),
});

/** A creator's profile, as lists of all of them show it. */
export const digitalHuman = characterCard.extend({ statistics });
export type DigitalHuman = z.infer<typeof digitalHuman>;

/** What a subscription costs, from when, and what remains when its beginning is over. */
export const subscriptionOffer = z.object({
  /** What each month costs in the end. */
  month_usd_cents: z.number().int(),
  trial_days: z.number().int(),
  first_charge_date: z.string(),
  first_charge_usd_cents: z.number().int(),
  /** How many charges cost what the first costs, where the later ones cost the month's price; 0 where all do. */
  intro_charges: z.number().int(),
  /** For how many months the first charge pays. */
  intro_months: z.number().int(),
  /** YYYY-MM-DD: from then on each month costs the month's price. */
  full_price_date: z.string(),
  /** The name of the promotion that it is; '' otherwise. */
  promotion_name: z.string(),
  /** Until when the promotion can be had; null without an end. */
  promotion_end_time: z.string().nullable(),
  /** Names all of these terms. Sent along when subscribing, other terms are refused. */
  terms: z.string(),
});
export type SubscriptionOffer = z.infer<typeof subscriptionOffer>;

export const characterInfo = characterCard.extend({
  bio: z.string(),
  /** 1 = its creator is here now, and shows it. */
  online_status: flag,
  /** Set once the viewer has joined a pro character. */
  subscription: z
    .object({
      state: z.enum(['following', 'trialing', 'active', 'past_due', 'canceled', 'expired']),
      period_end: z.string().nullable(),
    })
    .nullable(),
  /** How the viewer hears of new posts; null for people who have not joined. */
  bell: z.enum(bells).nullable(),
  /** When the viewer first joined, also if they have left since; null before. */
  together_time: instant.nullable(),
  /** It sells further tiers beside its subscription. */
  has_tiers: z.boolean(),
  /** What a subscription would cost this viewer; null for free characters and unsellable tiers. */
  offer: subscriptionOffer.nullable(),
  intro_video: mediaItem.nullable(),
  statistics,
});
export type CharacterInfo = z.infer<typeof characterInfo>;

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const getCharacterInfoCall = defineCall({
  ...readSpec,
  name: 'getCharacterInfo',
  summary: 'One character as the viewer may see it.',
  path: '/v3/api/character/info',
  /** Its id, or its handle as an address has it. */
  input: z.object({ char_id: z.string().trim().min(1).max(100) }),
  output: characterInfo,
  rule: 'Anyone signed in whom no block separates from its creator.',
});

/** What everybody may know of a creator, signed in or not. */
export const publicCharacter = z.object({
  name: z.string(),
  char_unique_id: z.string(),
  avatar: z.string(),
  is_blue_label: z.number().int(),
});
export type PublicCharacter = z.infer<typeof publicCharacter>;

export const getPublicCharacterCall = defineCall({
  name: 'getPublicCharacter',
  summary: 'Name and face of a creator for whoever is not signed in; null where there is none.',
  method: 'GET',
  path: '/v3/api/character/public',
  auth: 'public',
  input: z.object({ char_id: z.string().trim().min(1).max(100) }),
  output: z.object({ character: publicCharacter.nullable() }),
  refusals: [],
  rule: 'Anyone: name, handle and face of a creator are public.',
  limit: { max: 120, per: 'ip', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const listPublicCharactersCall = defineCall({
  name: 'listPublicCharacters',
  summary: 'The most followed creators, as a face and a name each, for whoever is not signed in.',
  method: 'GET',
  path: '/v3/api/character/public/list',
  auth: 'public',
  input: z.object({}),
  output: z.object({ list: z.array(publicCharacter).max(publicFacesShown) }),
  refusals: [],
  rule: 'Anyone: name, handle and face of a creator are public.',
  limit: { max: 120, per: 'ip', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const listRecommendedCharactersCall = defineCall({
  ...readSpec,
  name: 'listRecommendedCharacters',
  summary: 'Creators a newcomer may want to follow.',
  path: '/v3/api/character/home/recommend/list',
  input: pageInput(suggestedPageSize),
  output: pageOf(characterCard),
  rule: 'Anyone signed in; blocked pairs and oneself left out.',
});

export const suggestedCharacter = characterCard.extend({
  /** Whom the viewer has joined, and how, who is about the same; null where nobody is. */
  because: z.object({ char_id: id, name: z.string(), sub_type: subType }).nullable(),
});
export type SuggestedCharacter = z.infer<typeof suggestedCharacter>;

export const listSuggestedCharactersCall = defineCall({
  ...readSpec,
  name: 'listSuggestedCharacters',
  summary: 'Creators the viewer has not joined yet.',
  path: '/v3/api/character/msg/recommend/list',
  input: pageInput(suggestedPageSize).extend({
    /** Only verified creators. */
    show_top: z.union([z.boolean(), z.stringbool()]).default(false),
  }),
  output: pageOf(suggestedCharacter),
  rule: 'Anyone signed in; blocked pairs, oneself and joined ones left out, and all of them for a VIP.',
});

export const listCharactersCall = defineCall({
  ...readSpec,
  name: 'listCharacters',
  summary: 'All characters, newest first.',
  path: '/v3/api/digital_human/list',
  input: pageInput(20),
  output: pageOf(digitalHuman),
  rule: 'Anyone signed in; blocked pairs left out.',
});

export const updateOwnCharacterCall = defineForm({
  name: 'updateOwnCharacter',
  isSpeech: true,
  summary: 'Change my own character: texts as fields, `avatar` and `banner` as picture files.',
  method: 'PUT',
  path: '/v3/api/digital_human',
  auth: 'creator',
  input: z.object({
    name: personName(60).optional(),
    /** What conversations show instead of the name; empty for the name itself. */
    nickname: z.string().overwrite(cleanName).max(60).optional(),
    tagline: z.string().trim().max(160).optional(),
    bio: z.string().trim().max(2000).optional(),
  }),
  output: digitalHuman,
  refusals: ['fileRefused', 'heicRefused', 'tooManyPixels', 'storageFull', 'textRefused'],
  rule: 'The creator whose character it is.',
  limit: { max: 20, per: 'user', seconds: 60 },
  maxBytes: 12 * 1024 * 1024,
  idempotency: 'natural',
});

export const profileSettings = z.object({
  /** Who may comment: 0 nobody, 1 everyone who can see the post, 2 creators only, 3 subscribers only. */
  comment_config: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** What the character is about; null when it has not been said. */
  kind: z.enum(creatorKinds).nullable(),
  /** 1 = people may see when I am here. */
  show_online: flag,
});
export type ProfileSettings = z.infer<typeof profileSettings>;

export const getProfileSettingsCall = defineCall({
  ...readSpec,
  name: 'getProfileSettings',
  summary: 'How my character meets people: who may comment, what it is about.',
  path: '/v3/api/character/profile-settings',
  auth: 'creator',
  input: noInput,
  output: profileSettings,
  rule: 'The creator whose character it is.',
});

export const updateProfileSettingsCall = defineCall({
  name: 'updateProfileSettings',
  summary: 'Change some of these settings; the others stay.',
  method: 'POST',
  path: '/v3/api/character/edit/profile-settings',
  auth: 'creator',
  input: profileSettings.partial().extend({ show_online: sentFlag.optional() }),
  output: profileSettings,
  refusals: [],
  rule: 'The creator whose character it is.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
