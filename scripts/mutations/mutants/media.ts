import { type Mutant, server, wallet } from '../mutant.ts';

export const mediaMutants: readonly Mutant[] = [
  {
    name: 'a right outlives leaving',
    file: `${server}/features/subscriptions/follow.ts`,
    find: 'revokeAccess(tx, [userId]);',
    replace: '',
    test: {
      file: `${server}/features/media/serving/revoked-media.faults.test.ts`,
      name: 'whoever asks for a picture after leaving does not get it, however many requests are under way',
    },
  },
  {
    name: 'a right outlives a refund',
    file: `${wallet}/payments/apply-payment-event.ts`,
    find: 'revokeAccess(tx, [checkout.user_id]);',
    replace: '',
    test: {
      file: `${server}/features/posts/card-sale/card-sale.test.ts`,
      name: 'the picture of a post whose payment goes back is gone at once for whoever has just looked at it',
    },
  },
  {
    name: 'a right outlives its period',
    file: `${server}/features/media/serving/media-rights.ts`,
    find: ', endsAt?.getTime()]',
    replace: ', endsAt && undefined]',
    test: {
      file: `${server}/features/media/serving/kept-rights.test.ts`,
      name: 'a subscription that ends within the ten seconds takes the picture with it',
    },
  },
  {
    name: 'a right is kept that was revoked while it was read',
    file: `${server}/features/media/serving/media-rights.ts`,
    find: 'rights.set(id, { ...read, ...before });',
    replace: 'rights.set(id, { ...read, ...before, revocationNum: revocations.count() });',
    test: {
      file: `${server}/features/media/serving/revoked-media.faults.test.ts`,
      name: 'a right that was being read while it was revoked is not kept',
    },
  },
  {
    name: 'a full disk is a failure of the server',
    file: `${server}/platform/http/answers/envelope.ts`,
    find: `  if (isDiskFull(error)) return { name: 'diskFull', data: null, isUnexpected: true };
`,
    replace: '',
    test: {
      file: `${server}/features/media/full-disk.test.ts`,
      name: 'a disk without room > a picture for which there is no room in the storage is refused, and nothing of it is kept',
    },
  },
  {
    name: 'a HEIC photo is refused as a video',
    file: `${server}/features/media/read-media-file.ts`,
    find: "if (isHeic(head)) refuse('heicRefused');",
    replace: '',
    test: {
      file: `${server}/features/media/upload-media.test.ts`,
      name: 'a HEIC photo is refused, and nothing of it is kept',
    },
  },
  {
    name: 'a right lives on in another server',
    file: `${server}/platform/realtime/live-bus.ts`,
    find: 'link?.publish({ control: type, id });',
    replace: '',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a picture that was just seen is gone at once when the fan leaves, and in another server as soon as it hears of it',
    },
  },
  {
    name: 'a right outlives the message that was unsent',
    file: `${server}/features/chat/changes/empty-message.ts`,
    find: 'live.publishControl(accessRevoked, viewerId);',
    replace: '',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a picture of a message that was just seen is gone at once, everywhere, when the message is unsent',
    },
  },
  {
    name: 'a right outlives an edit',
    file: `${server}/features/posting/edit-post.ts`,
    find: 'revokeAccess(tx, [userId]);',
    replace: '',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a picture that was just seen is gone at once when the post is made private, and in another server as soon as it hears of it',
    },
  },
  {
    name: 'a right outlives its post',
    file: `${server}/features/posting/delete-post.ts`,
    find: 'revokeAccess(tx, [viewer.userId]);',
    replace: '',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a picture that was just seen is gone at once when the post is deleted, and in another server as soon as it hears of it',
    },
  },
  {
    name: 'a right outlives a block',
    file: `${server}/features/privacy/set-block.ts`,
    find: 'revokeAccess(tx, [viewerId, otherUserId]);',
    replace: '',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a picture that was just seen is gone at once when the creator blocks the fan, and in another server as soon as it hears of it',
    },
  },
  {
    name: 'a right outlives the free page',
    file: `${server}/features/subscriptions/checkout/subscription-price.ts`,
    find: 'revokeAccess(tx, [userId]);',
    replace: '',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a picture that was just seen is gone at once when the page costs money from now on, and in another server as soon as it hears of it',
    },
  },
  {
    name: 'an upload is open to whoever knows its address',
    file: `${server}/features/media/transfer/transfers.sql.ts`,
    find: 'where u.upload_id = ${$.uploadId} and u.user_id = ${$.userId}',
    replace: 'where u.upload_id = ${$.uploadId} and ${$.userId} > 0',
    test: {
      file: `${server}/features/media/transfer/transfers.test.ts`,
      name: 'somebody else’s upload is one that does not exist',
    },
  },
  {
    name: 'an upload that is finished twice deletes its media',
    file: `${server}/features/media/transfer/finish-transfer.ts`,
    find: 'await lockTransfer(tx, uploadId);',
    replace: '',
    test: {
      file: `${server}/features/media/transfer/transfers.test.ts`,
      name: 'a file that several requests end at once is one file',
    },
  },
  {
    name: 'what is on its way takes no room',
    file: `${server}/features/media/quota.sql.ts`,
    find: "m.state in ('uploading', 'processing')",
    replace: "m.state = 'processing'",
    test: {
      file: `${server}/features/media/transfer/transfers.test.ts`,
      name: 'what is on its way counts as stored',
    },
  },
  {
    name: 'a playlist is written without the right to its video',
    file: `${server}/features/media/serving/serve-media.ts`,
    find: 'const streams = file ? await listStreams(context.db, key) : [];',
    replace: 'const streams = await listStreams(context.db, key);',
    test: {
      file: `${server}/features/media/serving/packaged-video.test.ts`,
      name: 'no byte of a locked video goes to a visitor: no playlist, no head, no segment',
    },
  },
  {
    name: 'a playlist repeats what stands in its address',
    file: `${server}/features/media/serving/serve-media.ts`,
    find: 'readMediaLink(context, link) ?',
    replace: 'link ?',
    test: {
      file: `${server}/features/media/serving/packaged-video.test.ts`,
      name: 'a playlist repeats nothing that a stranger puts into its address',
    },
  },
  {
    name: 'a session goes on with the link that ends',
    file: `${server}/features/media/serving/serve-media.ts`,
    find: 'return viewer ? mediaLinkToken(context, viewer) : request.query.v;',
    replace: 'return viewer ? request.query.v : undefined;',
    test: {
      file: `${server}/features/media/serving/packaged-video.test.ts`,
      name: 'a playlist outlives its link only by the session: within it there is a new one',
    },
  },
  {
    name: 'a video is cut where there is no key picture for long',
    file: `${server}/features/media/video/can-stream.ts`,
    find: 'if (end - key.timestamp > maxGap) return false;',
    replace: '',
    test: {
      file: `${server}/features/media/serving/packaged-video.test.ts`,
      name: 'a video with a key picture too seldom stays one file that plays as before',
    },
  },
  {
    name: 'the process that rewrites videos may do what the server may',
    file: `${server}/features/media/video/remux-apart.ts`,
    find: "return ['--permission', ...",
    replace: 'return [...',
    test: {
      file: `${server}/features/media/video/remux-apart.test.ts`,
      name: 'the process that rewrites a video reads its source, writes its target, and nothing else',
    },
  },
];
