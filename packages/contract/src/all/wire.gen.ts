// Made by scripts/gen-wire.ts from the contract. Do not edit.

// One by one, so that a script that makes three calls carries three lines.
export const acceptInvite = ['POST', '/v3/api/invite/accept', 'json', 'natural'] as const;
export const acceptPrice = ['POST', '/v3/api/user/subscription/accept-price', 'json', 'natural'] as const;
export const addPasskey = ['POST', '/v3/api/user/passkey/add', 'json', 'natural'] as const;
export const addTicketFile = ['POST', '/v3/api/support/ticket/file', 'form', 'client_id'] as const;
export const addToList = ['POST', '/v3/api/creator/list/add', 'json', 'natural'] as const;
export const archiveTrackingLink = ['POST', '/v3/api/tracking/link/archive', 'json', 'natural'] as const;
export const becomeCreator = ['POST', '/v1/api/user/confirm/become/creator', 'form', 'natural'] as const;
export const beginPasskey = ['POST', '/v3/api/user/passkey/begin', 'json', 'natural'] as const;
export const beginPasskeyStepUp = ['POST', '/v3/api/user/step-up/passkey/begin', 'json', 'natural'] as const;
export const beginTotp = ['POST', '/v3/api/user/totp/begin', 'json', 'natural'] as const;
export const block = ['POST', '/v3/api/character/block', 'json', 'natural'] as const;
export const cancelPayout = ['POST', '/v3/api/payout/cancel', 'json', 'natural'] as const;
export const cancelSubscription = ['POST', '/v3/api/user/subscription/cancel', 'json', 'natural'] as const;
export const cancelVip = ['POST', '/v3/api/vip/cancel', 'json', 'natural'] as const;
export const charger = ['POST', '/v3/api/dialogue/charger', 'stream', 'client_id'] as const;
export const checkCheckout = ['POST', '/v1/api/commodity/check/diamond/subscribe-status', 'json', 'natural'] as const;
export const checkHandle = ['GET', '/v3/api/character/handle/check', 'json', 'read'] as const;
export const chooseGreeting = ['POST', '/v3/api/dialogue/greet/choose', 'json', 'natural'] as const;
export const choosePersona = ['PUT', '/v3/api/dialogue/persona/choose', 'json', 'natural'] as const;
export const chooseVersion = ['POST', '/v3/api/dialogue/reply/version', 'json', 'natural'] as const;
export const claimCase = ['POST', '/v3/api/staff/:queue/claim', 'json', 'natural'] as const;
export const claimSubscriptionGift = ['POST', '/v3/api/commodity/gift/claim', 'json', 'natural'] as const;
export const clearConversation = ['POST', '/v3/api/dialogue/delete', 'json', 'natural'] as const;
export const clearSeen = ['POST', '/v3/api/diary/home/seen/clear', 'json', 'natural'] as const;
export const closeInnerCircle = ['POST', '/v3/api/dialogue/close/inner/circle', 'json', 'natural'] as const;
export const closeTicket = ['POST', '/v3/api/support/ticket/close', 'json', 'natural'] as const;
export const confirmTotp = ['POST', '/v3/api/user/totp/confirm', 'json', 'natural'] as const;
export const connectModel = ['POST', '/v3/api/staff/model', 'json', 'natural'] as const;
export const continueReply = ['POST', '/v3/api/dialogue/reply/continue', 'stream', 'natural'] as const;
export const countListRule = ['POST', '/v3/api/creator/list/count', 'json', 'read'] as const;
export const countNewPosts = ['GET', '/v3/api/diary/home/following/new', 'json', 'read'] as const;
export const countUnreadNotifications = ['GET', '/v3/api/notification/unread', 'json', 'read'] as const;
export const createAppeal = ['POST', '/v3/api/appeal/create', 'json', 'natural'] as const;
export const createBroadcast = ['POST', '/v3/api/broadcast/create', 'json', 'key'] as const;
export const createCharacterCheckout = ['POST', '/v3/api/commodity/character-sub-session', 'json', 'natural'] as const;
export const createChat = ['POST', '/v3/api/dialogue/chat/create', 'json', 'natural'] as const;
export const createDiamondCheckout = ['POST', '/v3/api/commodity/diamond-sub-session', 'json', 'natural'] as const;
export const createGiftCheckout = ['POST', '/v3/api/commodity/gift-sub-session', 'json', 'natural'] as const;
export const createPaymentMethodLink = ['POST', '/v3/api/payment/method/link', 'json', 'natural'] as const;
export const createPayoutLink = ['POST', '/v3/api/payout/account/link', 'json', 'natural'] as const;
export const createPost = ['POST', '/v3/api/diary/create', 'json', 'client_id'] as const;
export const createPostCheckout = ['POST', '/v3/api/commodity/character-pub-session', 'json', 'natural'] as const;
export const createPromotion = ['POST', '/v3/api/promotion/create', 'json', 'client_id'] as const;
export const createQuickReply = ['POST', '/v3/api/creator/quick-reply/create', 'json', 'client_id'] as const;
export const createRemoval = ['POST', '/v3/api/removal/create', 'json', 'client_id'] as const;
export const createReport = ['POST', '/v3/api/report/create', 'json', 'natural'] as const;
export const createReportV1 = ['POST', '/v1/api/report/create', 'json', 'natural'] as const;
export const createTicket = ['POST', '/v3/api/support/ticket/create', 'json', 'client_id'] as const;
export const createTrackingLink = ['POST', '/v3/api/tracking/link/create', 'json', 'client_id'] as const;
export const createUpgradeCheckout = ['POST', '/v3/api/commodity/tier-upgrade-session', 'json', 'natural'] as const;
export const decideCase = ['POST', '/v3/api/staff/:queue/decide', 'json', 'key'] as const;
export const deleteAccount = ['DELETE', '/v3/api/user/account/delete', 'json', 'natural'] as const;
export const deleteCollection = ['POST', '/v3/api/library/collection/delete', 'json', 'natural'] as const;
export const deleteComment = ['POST', '/v3/api/content/comment/delete', 'json', 'natural'] as const;
export const deleteFact = ['POST', '/v3/api/dialogue/memory/delete', 'json', 'natural'] as const;
export const deleteLabel = ['POST', '/v3/api/dialogue/label/delete', 'json', 'natural'] as const;
export const deleteList = ['POST', '/v3/api/creator/list/delete', 'json', 'natural'] as const;
export const deleteMessage = ['POST', '/v3/api/dialogue/message/delete', 'json', 'natural'] as const;
export const deletePersona = ['POST', '/v3/api/dialogue/persona/delete', 'json', 'natural'] as const;
export const deletePost = ['POST', '/v3/api/diary/delete', 'json', 'natural'] as const;
export const deleteQuickReply = ['POST', '/v3/api/creator/quick-reply/delete', 'json', 'natural'] as const;
export const deleteVaultFolder = ['POST', '/v3/api/creator/vault/folder/delete', 'json', 'natural'] as const;
export const discardCardDraft = ['POST', '/v3/api/card/draft/discard', 'json', 'natural'] as const;
export const discardReply = ['POST', '/v3/api/dialogue/reply/discard', 'json', 'natural'] as const;
export const disconnectModel = ['DELETE', '/v3/api/staff/model', 'json', 'natural'] as const;
export const editMessage = ['POST', '/v3/api/dialogue/message/edit', 'json', 'natural'] as const;
export const editPost = ['POST', '/v3/api/diary/edit', 'json', 'natural'] as const;
export const endCare = ['POST', '/v3/api/care/end', 'json', 'natural'] as const;
export const exportInsights = ['GET', '/v3/api/creator/insights/export', 'json', 'read'] as const;
export const exportMemory = ['GET', '/v3/api/dialogue/memory/export', 'json', 'read'] as const;
export const followBatch = ['POST', '/v3/api/user/follow/batch', 'json', 'natural'] as const;
export const follow = ['POST', '/v3/api/user/follow', 'json', 'natural'] as const;
export const generateAutoReply = ['POST', '/v3/api/dialogue/generate/auto-reply', 'json', 'natural'] as const;
export const getAccount = ['GET', '/v3/api/user/account', 'json', 'read'] as const;
export const getAiUsage = ['GET', '/v3/api/ai/usage', 'json', 'read'] as const;
export const getAnswerSettings = ['GET', '/v3/api/dialogue/mode/settings', 'json', 'read'] as const;
export const getBrief = ['GET', '/v3/api/dialogue/brief', 'json', 'read'] as const;
export const getBroadcast = ['GET', '/v3/api/broadcast/info', 'json', 'read'] as const;
export const getCardStudio = ['GET', '/v3/api/card/studio', 'json', 'read'] as const;
export const getCharacterInfo = ['GET', '/v3/api/character/info', 'json', 'read'] as const;
export const getChatModeReach = ['GET', '/v3/api/dialogue/mode/reach', 'json', 'read'] as const;
export const getCommentThread = ['GET', '/v3/api/content/comment/thread', 'json', 'read'] as const;
export const getConversation = ['GET', '/v3/api/dialogue/info', 'json', 'read'] as const;
export const getCreatorShare = ['GET', '/v3/api/earnings/share', 'json', 'read'] as const;
export const getCurrency = ['GET', '/v3/api/payment/currency', 'json', 'read'] as const;
export const getEarningsSummary = ['GET', '/v3/api/earnings/summary', 'json', 'read'] as const;
export const getFan = ['GET', '/v3/api/creator/fan', 'json', 'read'] as const;
export const getHiddenFromHomeFeed = ['GET', '/v3/api/character/hide', 'json', 'read'] as const;
export const getInsights = ['GET', '/v3/api/creator/insights', 'json', 'read'] as const;
export const getInsightsSeries = ['GET', '/v3/api/creator/insights/series', 'json', 'read'] as const;
export const getIntimacyConfig = ['GET', '/v3/api/dialogue/intimacy/config', 'json', 'read'] as const;
export const getInviteStatistics = ['GET', '/v3/api/commodity/invite/earnings/statics', 'json', 'read'] as const;
export const getInviter = ['GET', '/v3/api/invite/inviter', 'json', 'read'] as const;
export const getMailSettings = ['GET', '/v3/api/notification/mail/settings', 'json', 'read'] as const;
export const getNotification = ['GET', '/v3/api/notification/info', 'json', 'read'] as const;
export const getOwnTiers = ['GET', '/v3/api/promotion/tiers', 'json', 'read'] as const;
export const getPageOffers = ['GET', '/v3/api/promotion/bundles', 'json', 'read'] as const;
export const getPayoutAccount = ['GET', '/v3/api/payout/account', 'json', 'read'] as const;
export const getPendingReply = ['GET', '/v3/api/dialogue/reply/pending', 'json', 'read'] as const;
export const getPost = ['GET', '/v3/api/diary/info', 'json', 'read'] as const;
export const getPostForEdit = ['GET', '/v3/api/diary/edit/info', 'json', 'read'] as const;
export const getPrivacySettings = ['GET', '/v3/api/user/privacy', 'json', 'read'] as const;
export const getPrivacyState = ['GET', '/v3/api/user/privacy/state', 'json', 'read'] as const;
export const getProfileSettings = ['GET', '/v3/api/character/profile-settings', 'json', 'read'] as const;
export const getPublicCharacter = ['GET', '/v3/api/character/public', 'json', 'read'] as const;
export const getPushConfig = ['GET', '/v3/api/notification/push/config', 'json', 'read'] as const;
export const getPushSettings = ['GET', '/v3/api/notification/push/settings', 'json', 'read'] as const;
export const getReceipt = ['GET', '/v3/api/commodity/receipt', 'json', 'read'] as const;
export const getReceiptFile = ['GET', '/v3/api/commodity/receipt/file', 'json', 'read'] as const;
export const getRetention = ['GET', '/v3/api/creator/insights/retention', 'json', 'read'] as const;
export const getSaved = ['GET', '/v3/api/library/saved', 'json', 'read'] as const;
export const getSpendingLimits = ['GET', '/v3/api/spending/limits', 'json', 'read'] as const;
export const getSpendingSummary = ['GET', '/v3/api/spending/summary', 'json', 'read'] as const;
export const getStaffModel = ['GET', '/v3/api/staff/model', 'json', 'read'] as const;
export const getStaffPerson = ['GET', '/v3/api/staff/person', 'json', 'read'] as const;
export const getStatement = ['GET', '/v3/api/payout/statement', 'json', 'read'] as const;
export const getStatementFile = ['GET', '/v3/api/payout/statement/file', 'json', 'read'] as const;
export const getSubscriptionGift = ['GET', '/v3/api/commodity/gift/info', 'json', 'read'] as const;
export const getSubscriptionPrice = ['GET', '/v3/api/commodity/character/subscribe/price', 'json', 'read'] as const;
export const getTicket = ['GET', '/v3/api/support/ticket/info', 'json', 'read'] as const;
export const getTotp = ['GET', '/v3/api/user/totp', 'json', 'read'] as const;
export const getTranslationConfig = ['GET', '/v3/api/diary/translate/config', 'json', 'read'] as const;
export const getUserData = ['GET', '/v3/api/user/data', 'json', 'read'] as const;
export const getUserDataV1 = ['GET', '/v1/api/user/data', 'json', 'read'] as const;
export const getVip = ['GET', '/v3/api/vip', 'json', 'read'] as const;
export const getWelcomeGift = ['GET', '/v3/api/user/welcome-gift', 'json', 'read'] as const;
export const hideFromHomeFeed = ['POST', '/v3/api/character/hide', 'json', 'natural'] as const;
export const holdReply = ['POST', '/v3/api/dialogue/reply/hold', 'json', 'natural'] as const;
export const importCard = ['POST', '/v3/api/card/import', 'form', 'natural'] as const;
export const issueImToken = ['POST', '/v1/api/user/im/token', 'json', 'natural'] as const;
export const likePost = ['POST', '/v3/api/content/like', 'json', 'natural'] as const;
export const listAuditEvents = ['GET', '/v3/api/staff/audit/list', 'json', 'read'] as const;
export const listAutoMessageLog = ['GET', '/v3/api/dialogue/auto-reply/log', 'json', 'read'] as const;
export const listAutoMessages = ['GET', '/v3/api/dialogue/auto-reply/config-v2', 'json', 'read'] as const;
export const listBlocked = ['GET', '/v3/api/user/block/list', 'json', 'read'] as const;
export const listBoughtMessages = ['GET', '/v3/api/dialogue/purchases', 'json', 'read'] as const;
export const listBroadcasts = ['GET', '/v3/api/broadcast/list', 'json', 'read'] as const;
export const listCalendar = ['GET', '/v3/api/creator/queue/calendar', 'json', 'read'] as const;
export const listCaseMedia = ['GET', '/v3/api/staff/case/media', 'json', 'read'] as const;
export const listCases = ['GET', '/v3/api/staff/:queue/list', 'json', 'read'] as const;
export const listChanges = ['GET', '/v3/api/dialogue/changes', 'json', 'read'] as const;
export const listCharacterPosts = ['GET', '/v3/api/diary/ai/list', 'json', 'read'] as const;
export const listCharacters = ['GET', '/v3/api/digital_human/list', 'json', 'read'] as const;
export const listChats = ['GET', '/v3/api/dialogue/chat/list', 'json', 'read'] as const;
export const listCollections = ['GET', '/v3/api/library/collection/list', 'json', 'read'] as const;
export const listCommentReplies = ['GET', '/v3/api/content/comment/reply/list', 'json', 'read'] as const;
export const listComments = ['GET', '/v3/api/content/comment/list', 'json', 'read'] as const;
export const listConversations = ['GET', '/v3/api/dialogue/get/list', 'json', 'read'] as const;
export const listDecisions = ['GET', '/v3/api/user/decision/list', 'json', 'read'] as const;
export const listDiamondPackages = ['GET', '/v3/api/commodity/list', 'json', 'read'] as const;
export const listDiscoverCharacters = ['GET', '/v3/api/discover/character/list', 'json', 'read'] as const;
export const listDiscoverPosts = ['GET', '/v3/api/discover/diary/list', 'json', 'read'] as const;
export const listEarningSums = ['GET', '/v3/api/earnings/sums', 'json', 'read'] as const;
export const listEarnings = ['GET', '/v3/api/earnings/list', 'json', 'read'] as const;
export const listExports = ['GET', '/v3/api/user/export/list', 'json', 'read'] as const;
export const listFanLists = ['GET', '/v3/api/creator/list/list', 'json', 'read'] as const;
export const listFollowingFeed = ['GET', '/v3/api/diary/home/following/list', 'json', 'read'] as const;
export const listGiftOptions = ['GET', '/v3/api/commodity/gift/options', 'json', 'read'] as const;
export const listGiftPosts = ['GET', '/v3/api/diary/home/gift/list', 'json', 'read'] as const;
export const listGreetings = ['GET', '/v3/api/dialogue/greet/list', 'json', 'read'] as const;
export const listHomeFeed = ['GET', '/v3/api/diary/home/recommend/list', 'json', 'read'] as const;
export const listInnerCircle = ['POST', '/v3/api/dialogue/inner-circle/list', 'json', 'read'] as const;
export const listInvited = ['GET', '/v3/api/invite/list', 'json', 'read'] as const;
export const listJoinedCreators = ['GET', '/v3/api/library/joined/list', 'json', 'read'] as const;
export const listLabels = ['GET', '/v3/api/dialogue/label/list', 'json', 'read'] as const;
export const listLess = ['GET', '/v3/api/diary/home/less/list', 'json', 'read'] as const;
export const listLikedPosts = ['GET', '/v3/api/library/liked/list', 'json', 'read'] as const;
export const listLuckyDraws = ['GET', '/v3/api/commodity/lucky_box/list', 'json', 'read'] as const;
export const listMemory = ['GET', '/v3/api/dialogue/memory/list', 'json', 'read'] as const;
export const listMessageMedia = ['GET', '/v3/api/dialogue/message/media', 'json', 'read'] as const;
export const listMessages = ['GET', '/v3/api/dialogue/history', 'json', 'read'] as const;
export const listNotifications = ['GET', '/v3/api/notification/list', 'json', 'read'] as const;
export const listOpeners = ['GET', '/v3/api/discover/opener/list', 'json', 'read'] as const;
export const listOwnMedia = ['GET', '/v3/api/media/own', 'json', 'read'] as const;
export const listPasskeys = ['GET', '/v3/api/user/passkey/list', 'json', 'read'] as const;
export const listPaymentMethods = ['GET', '/v3/api/payment/method/list', 'json', 'read'] as const;
export const listPayouts = ['GET', '/v3/api/payout/list', 'json', 'read'] as const;
export const listPeople = ['GET', '/v3/api/creator/people/list', 'json', 'read'] as const;
export const listPeopleLists = ['GET', '/v3/api/creator/people/lists', 'json', 'read'] as const;
export const listPersonas = ['GET', '/v3/api/dialogue/persona/list', 'json', 'read'] as const;
export const listPromotionClaims = ['GET', '/v3/api/promotion/claim/list', 'json', 'read'] as const;
export const listPromotions = ['GET', '/v3/api/promotion/list', 'json', 'read'] as const;
export const listPublicCharacters = ['GET', '/v3/api/character/public/list', 'json', 'read'] as const;
export const listPublicOpeners = ['GET', '/v3/api/discover/opener/public/list', 'json', 'read'] as const;
export const listPurchases = ['GET', '/v3/api/spending/purchases', 'json', 'read'] as const;
export const listQuickReplies = ['GET', '/v3/api/creator/quick-reply/list', 'json', 'read'] as const;
export const listRatings = ['GET', '/v3/api/dialogue/reply/rating/list', 'json', 'read'] as const;
export const listReceipts = ['GET', '/v3/api/commodity/receipt/list', 'json', 'read'] as const;
export const listRecommendedCharacters = ['GET', '/v3/api/character/home/recommend/list', 'json', 'read'] as const;
export const listRenewals = ['GET', '/v3/api/spending/renewals', 'json', 'read'] as const;
export const listRestricted = ['GET', '/v3/api/user/restrict/list', 'json', 'read'] as const;
export const listSavedPosts = ['GET', '/v3/api/library/saved/list', 'json', 'read'] as const;
export const listSavedReplies = ['GET', '/v3/api/staff/saved-reply/list', 'json', 'read'] as const;
export const listSessions = ['GET', '/v3/api/user/session/list', 'json', 'read'] as const;
export const listSignInProviders = ['GET', '/v3/api/user/sign-in/providers', 'json', 'read'] as const;
export const listStatements = ['GET', '/v3/api/payout/statement/list', 'json', 'read'] as const;
export const listSubscriptionGifts = ['GET', '/v3/api/commodity/gift/list', 'json', 'read'] as const;
export const listSubscriptionOptions = ['GET', '/v3/api/commodity/character/subscribe/options', 'json', 'read'] as const;
export const listSubscriptions = ['GET', '/v3/api/commodity/character/subscribe/my/list', 'json', 'read'] as const;
export const listSuggestedCharacters = ['GET', '/v3/api/character/msg/recommend/list', 'json', 'read'] as const;
export const listTickets = ['GET', '/v3/api/support/ticket/list', 'json', 'read'] as const;
export const listTiers = ['GET', '/v3/api/commodity/character/tiers', 'json', 'read'] as const;
export const listTrackingLinks = ['GET', '/v3/api/tracking/link/list', 'json', 'read'] as const;
export const listVault = ['GET', '/v3/api/creator/vault/list', 'json', 'read'] as const;
export const listVaultFolders = ['GET', '/v3/api/creator/vault/folder/list', 'json', 'read'] as const;
export const listWaitingPosts = ['GET', '/v3/api/creator/queue/list', 'json', 'read'] as const;
export const listWalletRecords = ['GET', '/v3/api/commodity/record', 'json', 'read'] as const;
export const listWatchPositions = ['GET', '/v3/api/library/watch/positions', 'json', 'read'] as const;
export const listWatching = ['GET', '/v3/api/library/watch/list', 'json', 'read'] as const;
export const loginWithApple = ['POST', '/auth/apple/web/login', 'json', 'natural'] as const;
export const loginWithGoogle = ['POST', '/auth/google/login', 'json', 'natural'] as const;
export const logout = ['POST', '/v3/api/user/logout', 'json', 'natural'] as const;
export const markSeen = ['POST', '/v3/api/diary/home/seen', 'json', 'natural'] as const;
export const movePost = ['POST', '/v3/api/creator/queue/move', 'json', 'natural'] as const;
export const moveVaultMedia = ['POST', '/v3/api/creator/vault/move', 'json', 'natural'] as const;
export const openInnerCircle = ['POST', '/v3/api/dialogue/open/inner/circle', 'json', 'natural'] as const;
export const openLuckyBox = ['POST', '/v3/api/commodity/lucky_box', 'json', 'key'] as const;
export const openTrackingLink = ['POST', '/v3/api/tracking/open', 'json', 'natural'] as const;
export const paySubscription = ['POST', '/v3/api/user/subscription/pay', 'json', 'natural'] as const;
export const pinPost = ['POST', '/v3/api/diary/pin', 'json', 'natural'] as const;
export const previewBroadcast = ['POST', '/v3/api/broadcast/preview', 'json', 'read'] as const;
export const previewDeletion = ['GET', '/v3/api/user/account/delete/preview', 'json', 'read'] as const;
export const publishCard = ['POST', '/v3/api/card/publish', 'json', 'natural'] as const;
export const rateAnswer = ['POST', '/v3/api/dialogue/reply/rate', 'json', 'natural'] as const;
export const reactToMessage = ['POST', '/v3/api/dialogue/message/react', 'json', 'natural'] as const;
export const readConversation = ['POST', '/v3/api/dialogue/read', 'json', 'natural'] as const;
export const readNotifications = ['POST', '/v3/api/notification/read', 'json', 'natural'] as const;
export const receiveWelcomeGift = ['POST', '/v3/api/user/welcome-gift/receive', 'json', 'natural'] as const;
export const regenerateReply = ['POST', '/v3/api/dialogue/reply/regenerate', 'stream', 'natural'] as const;
export const removeFromList = ['POST', '/v3/api/creator/list/remove', 'json', 'natural'] as const;
export const removePasskey = ['POST', '/v3/api/user/passkey/remove', 'json', 'natural'] as const;
export const removePaymentMethod = ['POST', '/v3/api/payment/method/remove', 'json', 'natural'] as const;
export const removeTotp = ['POST', '/v3/api/user/totp/remove', 'json', 'natural'] as const;
export const renameChat = ['PUT', '/v3/api/dialogue/chat/rename', 'json', 'natural'] as const;
export const renewRecoveryCodes = ['POST', '/v3/api/user/recovery-codes', 'json', 'natural'] as const;
export const repostPost = ['POST', '/v3/api/diary/repost', 'json', 'natural'] as const;
export const requestExport = ['POST', '/v3/api/user/export', 'json', 'natural'] as const;
export const requestPayout = ['POST', '/v3/api/payout/request', 'json', 'key'] as const;
export const resendMessage = ['POST', '/v3/api/dialogue/message/resend', 'stream', 'natural'] as const;
export const restrict = ['POST', '/v3/api/character/restrict', 'json', 'natural'] as const;
export const resumeReply = ['GET', '/v3/api/dialogue/reply', 'stream', 'read'] as const;
export const resumeSubscription = ['POST', '/v3/api/user/subscription/resume', 'json', 'natural'] as const;
export const resumeVip = ['POST', '/v3/api/vip/resume', 'json', 'natural'] as const;
export const retireTier = ['POST', '/v3/api/promotion/tiers/retire', 'json', 'natural'] as const;
export const returnSubscriptionGift = ['POST', '/v3/api/commodity/gift/return', 'json', 'natural'] as const;
export const revokeOtherSessions = ['POST', '/v3/api/user/session/revoke/others', 'json', 'natural'] as const;
export const revokeSession = ['POST', '/v3/api/user/session/revoke', 'json', 'natural'] as const;
export const runCardProof = ['POST', '/v3/api/card/proof/run', 'stream', 'natural'] as const;
export const saveCardDraft = ['POST', '/v3/api/card/draft/save', 'json', 'natural'] as const;
export const saveCollection = ['POST', '/v3/api/library/collection/save', 'json', 'natural'] as const;
export const saveFact = ['POST', '/v3/api/dialogue/memory/save', 'json', 'client_id'] as const;
export const saveGoldenConversations = ['POST', '/v3/api/card/golden/save', 'json', 'natural'] as const;
export const saveLabel = ['POST', '/v3/api/dialogue/label/save', 'json', 'natural'] as const;
export const saveList = ['POST', '/v3/api/creator/list/save', 'json', 'natural'] as const;
export const savePersona = ['POST', '/v3/api/dialogue/persona/save', 'json', 'client_id'] as const;
export const savePost = ['POST', '/v3/api/library/save', 'json', 'natural'] as const;
export const saveTier = ['PUT', '/v3/api/promotion/tiers', 'json', 'natural'] as const;
export const saveVaultFolder = ['POST', '/v3/api/creator/vault/folder/save', 'json', 'natural'] as const;
export const saveWatchPosition = ['POST', '/v3/api/library/watch', 'json', 'natural'] as const;
export const search = ['GET', '/v3/api/search', 'json', 'read'] as const;
export const seekMessage = ['GET', '/v3/api/dialogue/seek', 'json', 'read'] as const;
export const sendComment = ['POST', '/v3/api/send/content/comment', 'form', 'client_id'] as const;
export const sendCommentReply = ['POST', '/v3/api/send/content/comment/reply', 'form', 'client_id'] as const;
export const sendPendingReply = ['POST', '/v3/api/dialogue/reply/send', 'json', 'natural'] as const;
export const sendTestPush = ['POST', '/v3/api/notification/push/test', 'json', 'natural'] as const;
export const sendTyping = ['POST', '/v3/api/dialogue/typing', 'json', 'natural'] as const;
export const setAiSettings = ['PUT', '/v3/api/ai/settings', 'json', 'natural'] as const;
export const setAnswerSettings = ['PUT', '/v3/api/dialogue/mode/settings', 'json', 'natural'] as const;
export const setAutoMessageBudget = ['PUT', '/v3/api/dialogue/auto-reply/budget', 'json', 'natural'] as const;
export const setBell = ['POST', '/v3/api/notification/bell', 'json', 'natural'] as const;
export const setBundles = ['PUT', '/v3/api/promotion/bundles', 'json', 'natural'] as const;
export const setChatMode = ['PUT', '/v1/api/user/chat/mode', 'json', 'natural'] as const;
export const setConversationLabels = ['PUT', '/v3/api/dialogue/labels', 'json', 'natural'] as const;
export const setConversationMode = ['PUT', '/v3/api/dialogue/mode', 'json', 'natural'] as const;
export const setConversationState = ['PUT', '/v3/api/dialogue/state', 'json', 'natural'] as const;
export const setCurrency = ['PUT', '/v3/api/payment/currency', 'json', 'natural'] as const;
export const setDefaultPaymentMethod = ['POST', '/v3/api/payment/method/default', 'json', 'natural'] as const;
export const setFanNote = ['PUT', '/v3/api/creator/fan/note', 'json', 'natural'] as const;
export const setMailAddress = ['POST', '/v3/api/notification/mail/address', 'json', 'natural'] as const;
export const setMemoryConfig = ['POST', '/v3/api/dialogue/memory/config', 'json', 'natural'] as const;
export const setPostGoal = ['POST', '/v3/api/diary/goal', 'json', 'natural'] as const;
export const setSpendingLimits = ['PUT', '/v3/api/spending/limits', 'json', 'natural'] as const;
export const setSubscriptionPrice = ['PUT', '/v3/api/commodity/character/subscribe/price', 'json', 'natural'] as const;
export const speakMessage = ['POST', '/v3/api/dialogue/message/speech', 'json', 'natural'] as const;
export const stepUp = ['POST', '/v3/api/user/step-up', 'json', 'natural'] as const;
export const stepUpWithCode = ['POST', '/v3/api/user/step-up/code', 'json', 'natural'] as const;
export const stepUpWithPasskey = ['POST', '/v3/api/user/step-up/passkey', 'json', 'natural'] as const;
export const stopBroadcast = ['POST', '/v3/api/broadcast/stop', 'json', 'natural'] as const;
export const stopPromotion = ['POST', '/v3/api/promotion/stop', 'json', 'natural'] as const;
export const stopReply = ['POST', '/v3/api/dialogue/reply/stop', 'json', 'natural'] as const;
export const suggestMessages = ['POST', '/v3/api/dialogue/smart/reply', 'json', 'natural'] as const;
export const sweepPerson = ['POST', '/v3/api/staff/person/sweep', 'json', 'natural'] as const;
export const switchTier = ['POST', '/v3/api/user/subscription/switch', 'json', 'natural'] as const;
export const testAutoMessage = ['POST', '/v3/api/dialogue/auto-reply/test', 'json', 'natural'] as const;
export const testLorebook = ['POST', '/v3/api/card/lorebook/test', 'json', 'read'] as const;
export const translatePost = ['POST', '/v3/api/diary/translate', 'json', 'natural'] as const;
export const tryCard = ['POST', '/v3/api/card/try', 'stream', 'read'] as const;
export const tryModel = ['POST', '/v3/api/staff/model/test', 'json', 'read'] as const;
export const undoGift = ['POST', '/v3/api/gift/undo', 'json', 'natural'] as const;
export const unfollowBatch = ['POST', '/v3/api/user/unfollow/batch', 'json', 'natural'] as const;
export const unfollow = ['POST', '/v3/api/user/unfollow', 'json', 'natural'] as const;
export const unlikePost = ['POST', '/v3/api/content/dislike', 'json', 'natural'] as const;
export const unlockMessage = ['POST', '/v3/api/dialogue/message/unlock', 'json', 'key'] as const;
export const unlockPost = ['POST', '/v3/api/diary/unlock/post', 'json', 'key'] as const;
export const unsavePost = ['POST', '/v3/api/library/unsave', 'json', 'natural'] as const;
export const unsendBroadcast = ['POST', '/v3/api/broadcast/unsend', 'json', 'natural'] as const;
export const updateAutoMessage = ['POST', '/v3/api/dialogue/auto-reply/config/edit-v2', 'form', 'natural'] as const;
export const updateMailSettings = ['POST', '/v3/api/notification/mail/settings', 'json', 'natural'] as const;
export const updateOwnCharacter = ['PUT', '/v3/api/digital_human', 'form', 'natural'] as const;
export const updatePayoutAccount = ['PUT', '/v3/api/payout/account', 'json', 'natural'] as const;
export const updatePrivacySettings = ['PUT', '/v3/api/user/privacy', 'json', 'natural'] as const;
export const updateProfileSettings = ['POST', '/v3/api/character/edit/profile-settings', 'json', 'natural'] as const;
export const updatePushConfig = ['POST', '/v3/api/notification/update/push/config', 'json', 'natural'] as const;
export const updatePushSettings = ['POST', '/v3/api/notification/push/settings', 'json', 'natural'] as const;
export const updateUserData = ['POST', '/v1/api/user/data', 'form', 'natural'] as const;
export const updateUserDataV3 = ['POST', '/v3/api/user/data', 'form', 'natural'] as const;
export const updateWebFcmToken = ['PUT', '/v1/api/user/web_fcm_token', 'json', 'natural'] as const;
export const uploadMedia = ['POST', '/v3/api/media/upload', 'form', 'client_id'] as const;
export const uploadVoice = ['POST', '/v3/api/media/voice', 'form', 'client_id'] as const;
export const visitPage = ['POST', '/v3/api/character/visit', 'json', 'natural'] as const;
export const votePoll = ['POST', '/v3/api/diary/poll/vote', 'json', 'natural'] as const;
export const wantLess = ['POST', '/v3/api/diary/home/less', 'json', 'natural'] as const;
export const windDown = ['POST', '/v3/api/user/account/wind-down', 'json', 'natural'] as const;
export const writeCard = ['POST', '/v3/api/card/write', 'json', 'read'] as const;
export const writeTicket = ['POST', '/v3/api/support/ticket/reply', 'json', 'client_id'] as const;

export const wire = {
  acceptInvite,
  acceptPrice,
  addPasskey,
  addTicketFile,
  addToList,
  archiveTrackingLink,
  becomeCreator,
  beginPasskey,
  beginPasskeyStepUp,
  beginTotp,
  block,
  cancelPayout,
  cancelSubscription,
  cancelVip,
  charger,
  checkCheckout,
  checkHandle,
  chooseGreeting,
  choosePersona,
  chooseVersion,
  claimCase,
  claimSubscriptionGift,
  clearConversation,
  clearSeen,
  closeInnerCircle,
  closeTicket,
  confirmTotp,
  connectModel,
  continueReply,
  countListRule,
  countNewPosts,
  countUnreadNotifications,
  createAppeal,
  createBroadcast,
  createCharacterCheckout,
  createChat,
  createDiamondCheckout,
  createGiftCheckout,
  createPaymentMethodLink,
  createPayoutLink,
  createPost,
  createPostCheckout,
  createPromotion,
  createQuickReply,
  createRemoval,
  createReport,
  createReportV1,
  createTicket,
  createTrackingLink,
  createUpgradeCheckout,
  decideCase,
  deleteAccount,
  deleteCollection,
  deleteComment,
  deleteFact,
  deleteLabel,
  deleteList,
  deleteMessage,
  deletePersona,
  deletePost,
  deleteQuickReply,
  deleteVaultFolder,
  discardCardDraft,
  discardReply,
  disconnectModel,
  editMessage,
  editPost,
  endCare,
  exportInsights,
  exportMemory,
  followBatch,
  follow,
  generateAutoReply,
  getAccount,
  getAiUsage,
  getAnswerSettings,
  getBrief,
  getBroadcast,
  getCardStudio,
  getCharacterInfo,
  getChatModeReach,
  getCommentThread,
  getConversation,
  getCreatorShare,
  getCurrency,
  getEarningsSummary,
  getFan,
  getHiddenFromHomeFeed,
  getInsights,
  getInsightsSeries,
  getIntimacyConfig,
  getInviteStatistics,
  getInviter,
  getMailSettings,
  getNotification,
  getOwnTiers,
  getPageOffers,
  getPayoutAccount,
  getPendingReply,
  getPost,
  getPostForEdit,
  getPrivacySettings,
  getPrivacyState,
  getProfileSettings,
  getPublicCharacter,
  getPushConfig,
  getPushSettings,
  getReceipt,
  getReceiptFile,
  getRetention,
  getSaved,
  getSpendingLimits,
  getSpendingSummary,
  getStaffModel,
  getStaffPerson,
  getStatement,
  getStatementFile,
  getSubscriptionGift,
  getSubscriptionPrice,
  getTicket,
  getTotp,
  getTranslationConfig,
  getUserData,
  getUserDataV1,
  getVip,
  getWelcomeGift,
  hideFromHomeFeed,
  holdReply,
  importCard,
  issueImToken,
  likePost,
  listAuditEvents,
  listAutoMessageLog,
  listAutoMessages,
  listBlocked,
  listBoughtMessages,
  listBroadcasts,
  listCalendar,
  listCaseMedia,
  listCases,
  listChanges,
  listCharacterPosts,
  listCharacters,
  listChats,
  listCollections,
  listCommentReplies,
  listComments,
  listConversations,
  listDecisions,
  listDiamondPackages,
  listDiscoverCharacters,
  listDiscoverPosts,
  listEarningSums,
  listEarnings,
  listExports,
  listFanLists,
  listFollowingFeed,
  listGiftOptions,
  listGiftPosts,
  listGreetings,
  listHomeFeed,
  listInnerCircle,
  listInvited,
  listJoinedCreators,
  listLabels,
  listLess,
  listLikedPosts,
  listLuckyDraws,
  listMemory,
  listMessageMedia,
  listMessages,
  listNotifications,
  listOpeners,
  listOwnMedia,
  listPasskeys,
  listPaymentMethods,
  listPayouts,
  listPeople,
  listPeopleLists,
  listPersonas,
  listPromotionClaims,
  listPromotions,
  listPublicCharacters,
  listPublicOpeners,
  listPurchases,
  listQuickReplies,
  listRatings,
  listReceipts,
  listRecommendedCharacters,
  listRenewals,
  listRestricted,
  listSavedPosts,
  listSavedReplies,
  listSessions,
  listSignInProviders,
  listStatements,
  listSubscriptionGifts,
  listSubscriptionOptions,
  listSubscriptions,
  listSuggestedCharacters,
  listTickets,
  listTiers,
  listTrackingLinks,
  listVault,
  listVaultFolders,
  listWaitingPosts,
  listWalletRecords,
  listWatchPositions,
  listWatching,
  loginWithApple,
  loginWithGoogle,
  logout,
  markSeen,
  movePost,
  moveVaultMedia,
  openInnerCircle,
  openLuckyBox,
  openTrackingLink,
  paySubscription,
  pinPost,
  previewBroadcast,
  previewDeletion,
  publishCard,
  rateAnswer,
  reactToMessage,
  readConversation,
  readNotifications,
  receiveWelcomeGift,
  regenerateReply,
  removeFromList,
  removePasskey,
  removePaymentMethod,
  removeTotp,
  renameChat,
  renewRecoveryCodes,
  repostPost,
  requestExport,
  requestPayout,
  resendMessage,
  restrict,
  resumeReply,
  resumeSubscription,
  resumeVip,
  retireTier,
  returnSubscriptionGift,
  revokeOtherSessions,
  revokeSession,
  runCardProof,
  saveCardDraft,
  saveCollection,
  saveFact,
  saveGoldenConversations,
  saveLabel,
  saveList,
  savePersona,
  savePost,
  saveTier,
  saveVaultFolder,
  saveWatchPosition,
  search,
  seekMessage,
  sendComment,
  sendCommentReply,
  sendPendingReply,
  sendTestPush,
  sendTyping,
  setAiSettings,
  setAnswerSettings,
  setAutoMessageBudget,
  setBell,
  setBundles,
  setChatMode,
  setConversationLabels,
  setConversationMode,
  setConversationState,
  setCurrency,
  setDefaultPaymentMethod,
  setFanNote,
  setMailAddress,
  setMemoryConfig,
  setPostGoal,
  setSpendingLimits,
  setSubscriptionPrice,
  speakMessage,
  stepUp,
  stepUpWithCode,
  stepUpWithPasskey,
  stopBroadcast,
  stopPromotion,
  stopReply,
  suggestMessages,
  sweepPerson,
  switchTier,
  testAutoMessage,
  testLorebook,
  translatePost,
  tryCard,
  tryModel,
  undoGift,
  unfollowBatch,
  unfollow,
  unlikePost,
  unlockMessage,
  unlockPost,
  unsavePost,
  unsendBroadcast,
  updateAutoMessage,
  updateMailSettings,
  updateOwnCharacter,
  updatePayoutAccount,
  updatePrivacySettings,
  updateProfileSettings,
  updatePushConfig,
  updatePushSettings,
  updateUserData,
  updateUserDataV3,
  updateWebFcmToken,
  uploadMedia,
  uploadVoice,
  visitPage,
  votePoll,
  wantLess,
  windDown,
  writeCard,
  writeTicket,
};
