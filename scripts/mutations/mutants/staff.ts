import { type Mutant, server } from '../mutant.ts';

const cases = `${server}/features/moderation/cases`;
const test = (name: string) => ({ file: `${cases}/staff-desk.test.ts`, name });
const manual = (name: string) => ({ file: `${server}/features/desk/manual-moderation.test.ts`, name });
const sanction = (name: string) => ({ file: `${server}/features/desk/sanctions.test.ts`, name });
const file = (name: string) => ({ file: `${server}/features/desk/person/person.test.ts`, name });
const removal = (name: string) => ({ file: `${server}/features/removals/removals.test.ts`, name });

export const staffMutants: readonly Mutant[] = [
  {
    name: 'a claim that never ends',
    file: `${cases}/claim-case.fn.sql`,
    find: 'found_case.claimed_by <> p_staff and found_case.claimed_until > p_now',
    replace: 'found_case.claimed_by <> p_staff',
    test: test('a claim > keeps others away until five minutes have passed without a sign of life'),
  },
  {
    name: 'a decision past the claim of another',
    file: `${cases}/decide-case.ts`,
    find: "  if (openCase.is_claimed) return 'claimed';\n",
    replace: '',
    test: test('a claim > keeps others away until five minutes have passed without a sign of life'),
  },
  {
    name: 'an appeal before the same eyes',
    file: `${cases}/decide-case.ts`,
    find: '!openCase || openCase.is_own ||',
    replace: '!openCase ||',
    test: test(
      'a decision > to remove a post takes it from everybody but its creator, who reads why and can appeal to somebody else',
    ),
  },
  {
    name: 'a desk that everybody of the staff may work at',
    file: `${cases}/staff.ts`,
    find: "refuse('forbidden');",
    replace: '{}',
    test: test('the desk > is closed to everybody else, and to staff whose role does not work on the queue'),
  },
  {
    name: 'the newest case first',
    file: `${cases}/list-cases.ts`,
    find: 'order by o.severity, o.created_at, o.case_id limit',
    replace: 'order by o.severity, o.created_at desc, o.case_id limit',
    test: test('the desk > shows the gravest first, and of these the oldest'),
  },
  {
    name: 'a removed comment that stays',
    file: `${server}/features/comments/review/reportable-comment.ts`,
    find: 'set visible_only_to = user_id',
    replace: 'set visible_only_to = visible_only_to',
    test: test('a decision > to remove a comment hides it, and a restored one is there again'),
  },
  {
    name: 'a mended post that waits for nobody',
    file: `${server}/features/posting/edit-post.ts`,
    find: '  await openPostReview(tx, edit.diary_id, now);\n',
    replace: '',
    test: {
      file: `${cases}/staff-desk.test.ts`,
      name: 'a post that its creator mends after a rejection waits for staff, and appears when it is approved',
    },
  },
  {
    name: 'a name that nobody of the staff has seen',
    file: `${server}/features/account/update-user-data.ts`,
    find: 'if (isHeld) await holdShown(context, tx, userId, shown);',
    replace: 'Object.assign(columns, shown);',
    test: manual(
      'where staff look first > the name of a fan is seen by nobody else before, and by others after',
    ),
  },
  {
    name: 'a planned post that staff have not seen',
    file: `${server}/features/posting/schedule/publish-due.ts`,
    find: 'isHeldForStaff(context) ? postState.pending : postState.published',
    replace: 'postState.published',
    test: manual(
      'where staff look first > a post that was planned is seen by nobody else before, and by others after',
    ),
  },
  {
    name: 'a comment that comes out when a restriction ends',
    file: `${server}/features/comments/comment-visibility.fn.sql`,
    find: 'and not k.is_withheld and',
    replace: 'and',
    test: manual('a comment that staff keep back does not come out when a restriction of its writer ends'),
  },
  {
    name: 'words that changed while staff read them',
    file: `${server}/features/posts/review-post.ts`,
    find: 'const outdated = await dropOutdated.first(tx, { postId });',
    replace: 'const outdated = await dropOutdated.first(tx, { postId: String(Number(postId) * 0) });',
    test: manual('staff approve the words that they have read, not those that came after'),
  },
  {
    name: 'an older name that replaces a newer one',
    file: `${server}/features/moderation/held/change-case.ts`,
    find: 'n.change_id > h.change_id',
    replace: 'n.change_id < h.change_id',
    test: manual('of two changes of a name the later one stays, in whichever order they are approved'),
  },
  {
    name: 'a ban by one of the staff alone',
    file: `${cases}/decide-case.ts`,
    find: "if (isSeconded) return 'own';",
    replace: "if (isSeconded) return 'ok';",
    test: sanction('a ban > takes two of the staff'),
  },
  {
    name: 'an appeal before the eyes that proposed it',
    file: `${cases}/decide-case.ts`,
    find: 'in (d.decider_id, d.proposed_by))',
    replace: '= d.decider_id)',
    test: sanction('a ban > is lifted by an appeal, which goes to other eyes'),
  },
  {
    name: 'a ban that never ends',
    file: `${server}/features/moderation/sanctions/sanctions.ts`,
    find: 'for (const userId of people) await follow.run(tx, { userId });',
    replace: '',
    test: sanction('a ban > ends by itself, and one without an end does not'),
  },
  {
    name: 'a ban that leaves renewals running',
    file: `${server}/features/moderation/sanctions/announce-standing.ts`,
    find: "if (decision === 'ban')",
    replace: "if (decision === 'restore')",
    test: sanction('a ban > stops what renews, reaches the open page, and lets no file in'),
  },
  {
    name: 'a ban that an open page does not hear of',
    file: `${server}/features/moderation/sanctions/announce-standing.ts`,
    find: "live.publish([userId], { type: 'standing.changed' });",
    replace: '',
    test: sanction('a ban > stops what renews, reaches the open page, and lets no file in'),
  },
  {
    name: 'a mute that nobody asks',
    file: `${server}/platform/http/register-route.ts`,
    find: "if (request.viewer.isMuted && call.isSpeech) refuse('muted');",
    replace: '',
    test: sanction('who is muted reads on, writes nothing that others see, and writes again when it is over'),
  },
  {
    name: 'a file that leaves no trace in the log',
    file: `${server}/features/desk/person/get-person.ts`,
    find: '  await logStaff(context, db, viewer, {',
    replace: '  if (viewer.userId === "") await logStaff(context, db, viewer, {',
    test: file(
      'a person’s file says what they wrote and what is known of them, to staff with a case, and the look is in the log',
    ),
  },
  {
    name: 'a case that is decided beside the one that gathered it',
    file: `${cases}/decide-case.ts`,
    find: "  if (openCase.swept_into !== (sweptInto ?? null)) return 'gone';\n",
    replace: '',
    test: file('everything open about a person becomes one case, and its decision is that of all'),
  },
  {
    name: 'a request for help that others can read',
    file: `${server}/features/support/conversation/ticket.sql.ts`,
    find: 'where t.ticket_id = ${$.ticketId} and t.user_id = ${$.userId}',
    replace: 'where t.ticket_id = ${$.ticketId} and ${$.userId} is not null',
    test: {
      file: `${server}/features/support/conversation/ticket-conversation.test.ts`,
      name: 'a request for help > is nobody else’s to read, to write in, to close or to show pictures with',
    },
  },
  {
    name: 'a look at a picture that is not logged',
    file: `${server}/features/moderation/files/serve-case-files.ts`,
    find: 'await logLook.run(context.db, { ...claims, now: context.clock.now() });',
    replace: 'void logLook;',
    test: {
      file: `${server}/features/support/conversation/ticket-conversation.test.ts`,
      name: 'a picture that is shown to staff > opens for the staff of its queue for five minutes, is encrypted where it lies, and each look is logged',
    },
  },
  {
    name: 'a copy of an intimate image that stays',
    file: `${server}/features/removals/removal-case.ts`,
    find: 'if (isIntimate) await withholdCopies',
    replace: 'if (!isIntimate) await withholdCopies',
    test: removal(
      'a request for removal > takes an intimate image with all identical copies, refuses it from then on, and an appeal brings it back',
    ),
  },
  {
    name: 'a removed file that comes back by a call for small files',
    file: `${server}/features/media/store-upload.ts`,
    find: "if (upload.digest && (await isRefusedFile(context.db, upload.digest))) refuse('fileWithheld');",
    replace: 'void isRefusedFile;\n  void refuse;',
    test: removal(
      'a request for removal > takes an intimate image with all identical copies, refuses it from then on, and an appeal brings it back',
    ),
  },
  {
    name: 'a clock that hides nothing',
    file: `${server}/features/removals/hide-due.ts`,
    find: 's.due_at <= ${$.before}',
    replace: "s.due_at <= ${$.before} - interval '1 hour'",
    test: removal(
      'a request for removal > hides an intimate image an hour before the clock ends, and shows it again where staff find nothing',
    ),
  },
];
