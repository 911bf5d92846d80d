import { type Mutant, server } from '../mutant.ts';

const cases = `${server}/features/moderation/cases`;
const test = (name: string) => ({ file: `${cases}/staff-desk.test.ts`, name });

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
    file: `${server}/features/comments/reportable-comment.ts`,
    find: 'set visible_only_to = user_id',
    replace: 'set visible_only_to = visible_only_to',
    test: test('a decision > to remove a comment hides it, and a restored one is there again'),
  },
  {
    name: 'a mended post that waits for nobody',
    file: `${server}/features/posting/edit-post.ts`,
    find: '    await openPostReview(tx, edit.diary_id, now);\n',
    replace: '',
    test: {
      file: `${cases}/staff-desk.test.ts`,
      name: 'a post that its creator mends after a rejection waits for staff, and appears when it is approved',
    },
  },
];
