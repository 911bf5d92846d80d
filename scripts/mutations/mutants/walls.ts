import { type Mutant, server } from '../mutant.ts';

export const wallsMutants: readonly Mutant[] = [
  {
    name: 'what was bought goes with its creator',
    file: `${server}/features/posts/empty-posts.ts`,
    find: 'set kept_at = ${$.now} where p.state in (1, 6)',
    replace: 'set kept_at = ${$.now} where p.state = 9',
    test: {
      file: `${server}/features/library/leaving-creator.test.ts`,
      name: 'what fans have bought of a creator who leaves stays theirs, without name and picture, and nobody else’s',
    },
  },
  {
    name: 'members see what is sold to them',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: ' and (post.price = 0 or post.members_included)',
    replace: '',
    test: {
      file: `${server}/features/posts/unlock/unlock-post.test.ts`,
      name: 'a post that members are not included in is sold to a follower and to a subscriber like to everyone else',
    },
  },
  {
    name: 'free posts for followers are open to everyone',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: ' or post.is_open and post.price = 0',
    replace: ' or post.price = 0',
    test: {
      file: `${server}/features/feed/access-matrix.test.ts`,
      name: 'an open post is all its free preview, with its whole caption, also without a session',
    },
  },
  {
    name: 'caption in full',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: 'least(24, char_length(content) / 4)',
    replace: 'char_length(content)',
    test: {
      file: `${server}/features/posts/cut-caption.test.ts`,
      name: 'the preview of a draft shows of its caption exactly what the server will leave of it',
    },
  },
  {
    name: 'a picture across a block',
    file: `${server}/features/posts/media/open-post-files.fn.sql`,
    find: ' and not is_blocked(p_user, c.user_id)',
    replace: '',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a picture of a post that was bought does not open across a block, and opens when it is lifted',
    },
  },
  {
    name: 'message unsent by anybody',
    file: `${server}/features/chat/changes/delete-message.fn.sql`,
    find: 'message.sender_user_id <> p_viewer or ',
    replace: '',
    test: {
      file: `${server}/features/chat/chat.test.ts`,
      name: 'taking a message back > is for whoever wrote it',
    },
  },
  {
    name: 'media of a message for everybody',
    file: `${server}/features/chat/media/message-access.fn.sql`,
    find: "when not is_fan then 'none'",
    replace: "when false then 'none'",
    test: {
      file: `${server}/features/chat/media/message-media.test.ts`,
      name: 'a fan’s photo is seen by the two of the conversation, and by nobody else',
    },
  },
  {
    name: 'what was unsent is shown on',
    file: `${server}/features/chat/media/message-access.fn.sql`,
    find: "when is_deleted then 'none'",
    replace: "when false then 'none'",
    test: {
      file: `${server}/features/chat/media/message-media.test.ts`,
      name: 'what is unsent is gone for the other one at once, and with its file after ninety days',
    },
  },
  {
    name: 'media of a message stay open after a refund',
    file: `${server}/features/chat/media/list-message-media.ts`,
    find: 'left join message_purchases b on b.message_id = m.message_id and b.refunded_by is null',
    replace: 'left join message_purchases b on b.message_id = m.message_id',
    test: {
      file: `${server}/features/chat/media/sold-media.test.ts`,
      name: 'what was refunded is locked again and leaves the list of purchases',
    },
  },
  {
    name: 'a follow that outlives a block',
    file: `${server}/features/privacy/set-block.ts`,
    find: 'await endFollowsBetween(tx, viewerId, otherUserId, now);',
    replace: '',
    test: {
      file: `${server}/features/privacy/privacy.test.ts`,
      name: 'a block ends follows on both sides and stops the renewal, and what was paid stays paid',
    },
  },
  {
    name: 'a renewal that outlives a block',
    file: `${server}/features/privacy/set-block.ts`,
    find: 'await stopRenewalsBetween(tx, viewerId, otherUserId, now);',
    replace: '',
    test: {
      file: `${server}/features/privacy/privacy.test.ts`,
      name: 'a block ends follows on both sides and stops the renewal, and what was paid stays paid',
    },
  },
  {
    name: 'media that were kept for buyers who are gone',
    file: `${server}/features/chat/changes/sweep-versions.ts`,
    find: 'await deleteUnownedMedia(tx);',
    replace: '',
    test: {
      file: `${server}/features/library/leaving-creator.test.ts`,
      name: 'when whoever bought it has gone too, media of a message that were kept go with their files',
    },
  },
  {
    name: 'who fails to sign in locks out everybody at their address',
    file: `packages/contract/src/users/calls.ts`,
    find: "limit: { max: 300, per: 'ip', seconds: 60, of: 'refusals', maxPerDevice: 30 },",
    replace: "limit: { max: 300, per: 'ip', seconds: 60 },",
    test: {
      file: `${server}/behind-a-proxy.test.ts`,
      name: 'of three hundred people behind one proxy one attacks the sign-in, and all others sign in, also from the same address',
    },
  },
  {
    name: 'a device may try without end',
    file: `packages/contract/src/users/calls.ts`,
    find: 'maxPerDevice: 30 },',
    replace: 'maxPerDevice: 3000 },',
    test: {
      file: `${server}/behind-a-proxy.test.ts`,
      name: 'one device that tries again and again has to wait, wherever it comes from',
    },
  },
  {
    name: 'an account may be signed in to without end',
    file: `${server}/features/users/login.ts`,
    find: '>= maxLoginsPerMinute',
    replace: '>= maxLoginsPerMinute * 1000',
    test: {
      file: `${server}/behind-a-proxy.test.ts`,
      name: 'one account is signed in to sixty times a minute at most, from all devices and addresses',
    },
  },
  {
    name: 'a tier opens posts of a higher one',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: ' and coalesce(viewer.member_level, 0) >= post.tier_level',
    replace: '',
    test: {
      file: `${server}/features/feed/access-matrix.test.ts`,
      name: 'a post that is ofHigherTier, for the joined > gives its words and its pictures away to nobody else',
    },
  },
  {
    name: 'a post that has expired stays open to members',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: 'when post.state = 6 and viewer.has_bought',
    replace: 'when post.state = 6 and (viewer.has_bought or viewer.is_member)',
    test: {
      file: `${server}/features/posting/schedule/schedule.test.ts`,
      name: 'an expired post is gone for all but its creator and those who bought it',
    },
  },
];
