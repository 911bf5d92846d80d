/**
 * Every refusal the server can give: its code on the wire, its English text, its HTTP status.
 * Business refusals are HTTP 200; 4xx and 5xx mean what HTTP says (RFC 9110 §15).
 */
export const refusals = {
  invalidInput: { code: 4000, msg: 'Please check what you entered', status: 400 },
  unauthorized: { code: 401, msg: 'Please sign in', status: 401 },
  notFound: { code: 404, msg: 'This content is no longer available', status: 404 },
  wrongHost: { code: 421, msg: 'This address does not lead here', status: 421 },
  tooLarge: { code: 413, msg: 'That is too large', status: 413 },
  tooManyRequests: { code: 429, msg: 'Too many at once, please wait a moment', status: 429 },
  internal: { code: 5000, msg: 'Something went wrong on our side', status: 500 },
  unavailable: { code: 5030, msg: 'Please try again in a moment', status: 503 },

  insufficientBalance: { code: 5005, msg: 'Insufficient balance', status: 200 },
  postDeleted: { code: 5017, msg: 'This post was deleted', status: 200 },
  forbidden: { code: 4003, msg: 'You don’t have permission', status: 200 },
  creatorsOnly: { code: 4031, msg: 'Only creators can do this', status: 200 },
  idempotencyKeyMissing: { code: 4001, msg: 'An Idempotency-Key header is needed', status: 200 },
  idempotencyKeyReused: { code: 4009, msg: 'This key was used for something else', status: 200 },
  tokenInvalid: { code: 4101, msg: 'Signing in did not work, please try again', status: 200 },
  tokenUsed: { code: 4102, msg: 'This sign-in was already used, please try again', status: 200 },
  otherAccount: {
    code: 4105,
    msg: 'That is another account than the one you are signed in with',
    status: 200,
  },
  stepUpNeeded: { code: 4104, msg: 'Please confirm that it is you', status: 200 },
  consentMissing: { code: 4103, msg: 'Please confirm your age and the terms', status: 200 },
  giftOutOfRange: { code: 4201, msg: 'Please enter 100-10000', status: 200 },
  priceChanged: { code: 4202, msg: 'The price has changed', status: 200 },
  alreadyOwned: { code: 4203, msg: 'You already have this', status: 200 },
  notForSale: { code: 4204, msg: 'This is not for sale', status: 200 },
  walletBlocked: { code: 4205, msg: 'Your wallet is below zero, please top up first', status: 200 },
  paymentsUnavailable: { code: 4206, msg: 'Payments are not reachable right now', status: 200 },
  cardDeclined: { code: 4208, msg: 'The card was declined. Nothing was charged.', status: 200 },
  welcomeGiftOff: { code: 4207, msg: 'There is no welcome gift right now', status: 200 },
  salesQuiet: {
    code: 4290,
    msg: 'After a hard moment nothing is sold to you for an hour. Everything will still be here',
    status: 200,
  },
  dailyLimitReached: { code: 4209, msg: 'That was all for today; tomorrow there is more', status: 200 },
  spendingLimitReached: { code: 4221, msg: 'This would go beyond the limit you have set', status: 200 },
  giftDelivered: { code: 4222, msg: 'Your gift was answered already and stays', status: 200 },
  giftUndoOver: { code: 4223, msg: 'A gift can be taken back for 30 seconds only', status: 200 },
  giftGone: {
    code: 4211,
    msg: 'This gift was claimed by somebody else, or is over',
    status: 200,
  },
  tooManyLinks: { code: 4213, msg: 'There are two hundred links already', status: 200 },
  noSuchPerson: { code: 4212, msg: 'Nobody who can be given this has that handle', status: 200 },
  proSalesOff: { code: 4301, msg: 'Temporarily unable to subscribe Pro', status: 200 },
  subscribeInstead: { code: 4302, msg: 'This creator is for subscribers', status: 200 },
  alreadyJoined: { code: 4303, msg: 'You have already joined', status: 200 },
  ownCharacter: { code: 4304, msg: 'This is your own page', status: 200 },
  notJoined: { code: 4305, msg: 'You have not joined this creator', status: 200 },
  noLiveReply: { code: 4401, msg: 'No answer is being written', status: 200 },
  answerUnderWay: { code: 4411, msg: 'An answer is being written; stop it first', status: 200 },
  personasFull: { code: 4413, msg: 'You have twenty personas already; delete one first', status: 200 },
  versionsFull: { code: 4412, msg: 'There are twenty versions of this answer already', status: 200 },
  fileRefused: {
    code: 4501,
    msg: 'This file cannot be used; please choose a JPEG, PNG, WebP or AVIF picture',
    status: 200,
  },
  clipRefused: {
    code: 4502,
    msg: 'This video cannot be used; please choose an MP4 of up to 3 minutes',
    status: 200,
  },
  voiceRefused: {
    code: 4513,
    msg: 'This voice message cannot be used; please record one of up to 5 minutes',
    status: 200,
  },
  mediaGone: {
    code: 4514,
    msg: 'A file of this message is not there any more; please add it again',
    status: 200,
  },
  nothingToSell: {
    code: 4503,
    msg: 'A paid post needs at least one photo or video that is not a free preview',
    status: 200,
  },
  postSold: {
    code: 4504,
    msg: 'Somebody has bought this post: it has to stay public, with all that they paid for',
    status: 200,
  },
  repostTooSoon: { code: 4505, msg: 'A post can be brought to the top once a day', status: 200 },
  tooManyQuickReplies: {
    code: 4512,
    msg: 'There are fifty quick replies already; delete one first',
    status: 200,
  },
  postLocked: { code: 4506, msg: 'Unlock this post first', status: 200 },
  commentsClosed: { code: 4507, msg: 'The creator has not opened the comments to you', status: 200 },
  commentDeleted: { code: 4508, msg: 'This comment was deleted', status: 200 },
  storageFull: {
    code: 4509,
    msg: 'The storage of your account is full; delete posts that you no longer need',
    status: 200,
  },
  subscribersPaid: { code: 4651, msg: 'People have paid for the time that is still running', status: 200 },
  handleTaken: { code: 4601, msg: 'This handle is taken, please choose another one', status: 200 },
  textRefused: { code: 4602, msg: 'These words cannot be published here, please change them', status: 200 },
  alreadyCreator: { code: 4603, msg: 'You are a creator already', status: 200 },
  memoryFull: { code: 4641, msg: 'Nothing more can be remembered here; forget something first', status: 200 },
  payoutAccountMissing: { code: 4701, msg: 'Please say first where your money shall go', status: 200 },
  identityNotVerified: { code: 4702, msg: 'We have not confirmed who you are yet', status: 200 },
  payoutInFlight: { code: 4703, msg: 'Your last payout is still on its way', status: 200 },
  belowPayoutMinimum: { code: 4704, msg: 'A payout is at least 20 US dollars', status: 200 },
  notEnoughEarned: { code: 4705, msg: 'You do not have that much available', status: 200 },
  cardRefused: { code: 4621, msg: 'This file holds no character card that can be read', status: 200 },
  draftChanged: { code: 4622, msg: 'The draft was changed elsewhere; load it anew', status: 200 },
  proofNeeded: { code: 4623, msg: 'Run the checks on this draft first', status: 200 },
  safetyProbeFailed: { code: 4624, msg: 'This card fails a safety check of the platform', status: 200 },
  cardNameless: { code: 4625, msg: 'Give the character a name first', status: 200 },
  messageRefused: { code: 4402, msg: 'This message cannot be sent', status: 200 },
  labelsFull: {
    code: 4405,
    msg: 'You can have 50 labels, with up to 1,000 conversations each',
    status: 200,
  },
  messageDeleted: { code: 4403, msg: 'This message was deleted', status: 200 },
  pushNotConfigured: { code: 4652, msg: 'This installation sends no notices to such devices', status: 200 },
  editTooLate: { code: 4404, msg: 'A message can be edited for 15 minutes', status: 200 },
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

/** `code` of every successful envelope. */
export const successCode = 2000;
