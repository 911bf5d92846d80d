import { refusalCodes } from './refusal-codes.ts';

/**
 * Every refusal the server can give: its code on the wire, its English text, its HTTP status.
 * Business refusals are HTTP 200; 4xx and 5xx mean what HTTP says (RFC 9110 §15).
 */
export const refusals = {
  invalidInput: { code: refusalCodes.invalidInput, msg: 'Please check what you entered', status: 400 },
  unauthorized: { code: refusalCodes.unauthorized, msg: 'Please sign in', status: 401 },
  notFound: { code: refusalCodes.notFound, msg: 'This content is no longer available', status: 404 },
  wrongHost: { code: refusalCodes.wrongHost, msg: 'This address does not lead here', status: 421 },
  tooLarge: { code: refusalCodes.tooLarge, msg: 'That is too large', status: 413 },
  tooManyRequests: {
    code: refusalCodes.tooManyRequests,
    msg: 'Too many at once, please wait a moment',
    status: 429,
  },
  internal: { code: refusalCodes.internal, msg: 'Something went wrong on our side', status: 500 },
  unavailable: { code: refusalCodes.unavailable, msg: 'Please try again in a moment', status: 503 },

  insufficientBalance: { code: refusalCodes.insufficientBalance, msg: 'Insufficient balance', status: 200 },
  postDeleted: { code: refusalCodes.postDeleted, msg: 'This post was deleted', status: 200 },
  forbidden: { code: refusalCodes.forbidden, msg: 'You don’t have permission', status: 200 },
  creatorsOnly: { code: refusalCodes.creatorsOnly, msg: 'Only creators can do this', status: 200 },
  idempotencyKeyMissing: {
    code: refusalCodes.idempotencyKeyMissing,
    msg: 'An Idempotency-Key header is needed',
    status: 200,
  },
  idempotencyKeyReused: {
    code: refusalCodes.idempotencyKeyReused,
    msg: 'This key was used for something else',
    status: 200,
  },
  tokenInvalid: {
    code: refusalCodes.tokenInvalid,
    msg: 'Sign-in failed, please try again',
    status: 200,
  },
  tokenUsed: {
    code: refusalCodes.tokenUsed,
    msg: 'This sign-in was already used, please try again',
    status: 200,
  },
  otherAccount: {
    code: refusalCodes.otherAccount,
    msg: 'That is a different account from the one you are signed in with',
    status: 200,
  },
  stepUpNeeded: { code: refusalCodes.stepUpNeeded, msg: 'Please confirm that it is you', status: 200 },
  passkeyRefused: {
    code: refusalCodes.passkeyRefused,
    msg: 'This passkey did not work. Please try again',
    status: 200,
  },
  passkeysFull: {
    code: refusalCodes.passkeysFull,
    msg: 'You have as many passkeys as there can be',
    status: 200,
  },
  consentMissing: {
    code: refusalCodes.consentMissing,
    msg: 'Please confirm your age and the terms',
    status: 200,
  },
  giftOutOfRange: { code: refusalCodes.giftOutOfRange, msg: 'Please enter 100-10000', status: 200 },
  priceChanged: { code: refusalCodes.priceChanged, msg: 'The price has changed', status: 200 },
  quoteExpired: {
    code: refusalCodes.quoteExpired,
    msg: 'The price in your currency was out of date. Nothing was charged; please look at it again',
    status: 200,
  },
  alreadyOwned: { code: refusalCodes.alreadyOwned, msg: 'You already have this', status: 200 },
  notForSale: { code: refusalCodes.notForSale, msg: 'This is not for sale', status: 200 },
  walletBlocked: {
    code: refusalCodes.walletBlocked,
    msg: 'Your wallet is below zero, please top up first',
    status: 200,
  },
  paymentsUnavailable: {
    code: refusalCodes.paymentsUnavailable,
    msg: 'Payments can’t be reached right now',
    status: 200,
  },
  cardDeclined: {
    code: refusalCodes.cardDeclined,
    msg: 'The card was declined. Nothing was charged.',
    status: 200,
  },
  welcomeGiftOff: {
    code: refusalCodes.welcomeGiftOff,
    msg: 'There is no welcome gift right now',
    status: 200,
  },
  salesQuiet: {
    code: refusalCodes.salesQuiet,
    msg: 'After a hard moment, nothing is sold to you for an hour. Everything will still be here',
    status: 200,
  },
  dailyLimitReached: {
    code: refusalCodes.dailyLimitReached,
    msg: 'That is all for today; there will be more tomorrow',
    status: 200,
  },
  spendingLimitReached: {
    code: refusalCodes.spendingLimitReached,
    msg: 'This would exceed the limit that you set',
    status: 200,
  },
  giftDelivered: {
    code: refusalCodes.giftDelivered,
    msg: 'Your gift has already been answered and stays',
    status: 200,
  },
  giftUndoOver: {
    code: refusalCodes.giftUndoOver,
    msg: 'A gift can be taken back for 30 seconds only',
    status: 200,
  },
  giftGone: {
    code: refusalCodes.giftGone,
    msg: 'This gift was claimed by someone else, or has expired',
    status: 200,
  },
  tooManyLinks: { code: refusalCodes.tooManyLinks, msg: 'There are two hundred links already', status: 200 },
  noSuchPerson: {
    code: refusalCodes.noSuchPerson,
    msg: 'No one with this handle can receive this',
    status: 200,
  },
  proSalesOff: { code: refusalCodes.proSalesOff, msg: 'Temporarily unable to subscribe Pro', status: 200 },
  subscribeInstead: {
    code: refusalCodes.subscribeInstead,
    msg: 'Only subscribers of this creator can do this',
    status: 200,
  },
  alreadyJoined: {
    code: refusalCodes.alreadyJoined,
    msg: 'You already follow this creator or subscribe',
    status: 200,
  },
  ownCharacter: { code: refusalCodes.ownCharacter, msg: 'This is your own page', status: 200 },
  notJoined: {
    code: refusalCodes.notJoined,
    msg: 'You neither follow this creator nor subscribe',
    status: 200,
  },
  tierChangeLater: {
    code: refusalCodes.tierChangeLater,
    msg: 'Your tier cannot be changed right now',
    status: 200,
  },
  tierPriceOrder: {
    code: refusalCodes.tierPriceOrder,
    msg: 'Each tier has to cost more than those below it',
    status: 200,
  },
  noLiveReply: { code: refusalCodes.noLiveReply, msg: 'No answer is being written', status: 200 },
  answerUnderWay: {
    code: refusalCodes.answerUnderWay,
    msg: 'An answer is being written; stop it first',
    status: 200,
  },
  personasFull: {
    code: refusalCodes.personasFull,
    msg: 'You have twenty personas already; delete one first',
    status: 200,
  },
  versionsFull: {
    code: refusalCodes.versionsFull,
    msg: 'There are twenty versions of this answer already',
    status: 200,
  },
  fileRefused: {
    code: refusalCodes.fileRefused,
    msg: 'This file cannot be used; please choose a JPEG, PNG, WebP or AVIF picture',
    status: 200,
  },
  clipRefused: {
    code: refusalCodes.clipRefused,
    msg: 'This video cannot be used; please choose an MP4 of up to 3 minutes',
    status: 200,
  },
  voiceRefused: {
    code: refusalCodes.voiceRefused,
    msg: 'This voice message cannot be used; please record one of up to 5 minutes',
    status: 200,
  },
  mediaGone: {
    code: refusalCodes.mediaGone,
    msg: 'A file of this message is no longer available; please add it again',
    status: 200,
  },
  nothingToSell: {
    code: refusalCodes.nothingToSell,
    msg: 'A paid post needs at least one photo or video that is not a free preview',
    status: 200,
  },
  postSold: {
    code: refusalCodes.postSold,
    msg: 'Someone has bought this post: it has to stay public, with everything they paid for',
    status: 200,
  },
  repostTooSoon: {
    code: refusalCodes.repostTooSoon,
    msg: 'A post can be reposted once a day',
    status: 200,
  },
  tooManyQuickReplies: {
    code: refusalCodes.tooManyQuickReplies,
    msg: 'There are fifty quick replies already; delete one first',
    status: 200,
  },
  postLocked: { code: refusalCodes.postLocked, msg: 'Unlock this post first', status: 200 },
  commentsClosed: {
    code: refusalCodes.commentsClosed,
    msg: 'This creator does not take comments from you',
    status: 200,
  },
  commentDeleted: { code: refusalCodes.commentDeleted, msg: 'This comment was deleted', status: 200 },
  libraryFull: {
    code: refusalCodes.libraryFull,
    msg: 'You can save 5,000 posts, in 100 collections; remove some first',
    status: 200,
  },
  storageFull: {
    code: refusalCodes.storageFull,
    msg: 'The storage of your account is full; delete posts that you no longer need',
    status: 200,
  },
  subscribersPaid: {
    code: refusalCodes.subscribersPaid,
    msg: 'Fans have paid for time that is still to come',
    status: 200,
  },
  handleTaken: {
    code: refusalCodes.handleTaken,
    msg: 'This handle is taken, please choose another one',
    status: 200,
  },
  textRefused: {
    code: refusalCodes.textRefused,
    msg: 'These words cannot be published here, please change them',
    status: 200,
  },
  alreadyCreator: { code: refusalCodes.alreadyCreator, msg: 'You are a creator already', status: 200 },
  memoryFull: {
    code: refusalCodes.memoryFull,
    msg: 'Nothing more can be remembered here; forget something first',
    status: 200,
  },
  drawChanged: {
    code: refusalCodes.drawChanged,
    msg: 'The next draw is another one now; nothing was paid',
    status: 200,
  },
  payoutAccountMissing: {
    code: refusalCodes.payoutAccountMissing,
    msg: 'Please add your payout details first',
    status: 200,
  },
  identityNotVerified: {
    code: refusalCodes.identityNotVerified,
    msg: 'Your identity has not been confirmed yet',
    status: 200,
  },
  payoutInFlight: {
    code: refusalCodes.payoutInFlight,
    msg: 'Your last payout is still on its way',
    status: 200,
  },
  belowPayoutMinimum: {
    code: refusalCodes.belowPayoutMinimum,
    msg: 'A payout is at least 20 US dollars',
    status: 200,
  },
  notEnoughEarned: {
    code: refusalCodes.notEnoughEarned,
    msg: 'You do not have that much available',
    status: 200,
  },
  payoutLeft: {
    code: refusalCodes.payoutLeft,
    msg: 'This payout can no longer be taken back',
    status: 200,
  },
  cardRefused: {
    code: refusalCodes.cardRefused,
    msg: 'This file contains no readable character card',
    status: 200,
  },
  draftChanged: {
    code: refusalCodes.draftChanged,
    msg: 'The draft was changed elsewhere; please reload it',
    status: 200,
  },
  proofNeeded: { code: refusalCodes.proofNeeded, msg: 'Run the checks on this draft first', status: 200 },
  safetyProbeFailed: {
    code: refusalCodes.safetyProbeFailed,
    msg: 'This card fails a safety check of the platform',
    status: 200,
  },
  cardNameless: { code: refusalCodes.cardNameless, msg: 'Give the character a name first', status: 200 },
  messageRefused: { code: refusalCodes.messageRefused, msg: 'This message cannot be sent', status: 200 },
  labelsFull: {
    code: refusalCodes.labelsFull,
    msg: 'You can have 50 labels, with up to 1,000 conversations each',
    status: 200,
  },
  chatsFull: {
    code: refusalCodes.chatsFull,
    msg: 'You have twenty chats with them already; delete one first',
    status: 200,
  },
  messageDeleted: { code: refusalCodes.messageDeleted, msg: 'This message was deleted', status: 200 },
  pushNotConfigured: {
    code: refusalCodes.pushNotConfigured,
    msg: 'Notifications cannot be sent to this kind of device',
    status: 200,
  },
  mailNotConfigured: {
    code: refusalCodes.mailNotConfigured,
    msg: 'This server sends no emails',
    status: 200,
  },
  mailAddressMissing: {
    code: refusalCodes.mailAddressMissing,
    msg: 'Please give an address first',
    status: 200,
  },
  mailTooOften: {
    code: refusalCodes.mailTooOften,
    msg: 'We have written to you several times today. Please look into your spam folder, or try again tomorrow',
    status: 200,
  },
  editTooLate: { code: refusalCodes.editTooLate, msg: 'A message can be edited for 15 minutes', status: 200 },
} as const satisfies Record<string, Refusal>;

export type Refusal = { code: number; msg: string; status: number };
export type RefusalName = keyof typeof refusals;

/** What any call may answer besides its own refusals. */
export const commonRefusals = [
  'invalidInput',
  'unauthorized',
  'notFound',
  'tooLarge',
  'tooManyRequests',
  'internal',
  'unavailable',
] as const satisfies readonly RefusalName[];
