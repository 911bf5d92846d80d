import { type Mutant, server } from '../mutant.ts';

export const accountsMutants: readonly Mutant[] = [
  {
    name: 'challenge twice',
    file: `${server}/features/users/passkeys/passkeys.sql.ts`,
    find: 'delete from passkey_challenges where session_id = ${$.sessionId} returning challenge, created_at',
    replace: 'select challenge, created_at from passkey_challenges where session_id = ${$.sessionId}',
    test: {
      file: `${server}/features/users/passkeys/passkeys.test.ts`,
      name: 'nothing is kept, and nothing confirmed, by an answer > that was given before, whatever came of it',
    },
  },
  {
    name: 'an export has what others wrote',
    file: `${server}/features/own-data/sections/talk-sections.ts`,
    find: 'm.conversation_id = ${of.conversationId} and m.sender_user_id = ${of.userId} and not m.is_deleted',
    replace: 'm.conversation_id = ${of.conversationId} and ${of.userId} is not null and not m.is_deleted',
    test: {
      file: `${server}/personal-data/data-export.test.ts`,
      name: 'an export > has nothing that others wrote, and no locked media, also of what was unlocked',
    },
  },
  {
    name: 'an export forgets a table',
    file: `${server}/features/own-data/sections/talk-sections.ts`,
    find: 'from personas p where p.user_id = ${$.userId} order by p.persona_id',
    replace:
      "from (select 0 as user_id, '' as name, '' as pronouns, '' as about, now() as created_at) p where p.user_id = ${$.userId}",
    test: {
      file: `${server}/personal-data/data-export-tables.test.ts`,
      name: 'every table that has something of a person is in an export, or there is a reason why not',
    },
  },
  {
    name: 'the file of an export outlives its account',
    file: `${server}/features/own-data/own-data.feature.ts`,
    find: 'hooks: { userDeleted: [deleteExportsOf] },',
    replace: 'hooks: { userDeleted: [] },',
    test: {
      file: `${server}/personal-data/data-export.test.ts`,
      name: 'the file of an export > goes when its account goes',
    },
  },
  {
    name: 'a code of the app is good twice',
    file: `${server}/features/users/totp/totp.sql.ts`,
    find: 'where user_id = ${$.userId} and last_step < ${$.step}`',
    replace: 'where user_id = ${$.userId} and last_step < ${$.step} + 9`',
    test: {
      file: `${server}/features/users/totp/totp.test.ts`,
      name: 'a code is good once, however many come at once, and for one step of time before and after',
    },
  },
  {
    name: 'guesses at codes without an end',
    file: `${server}/features/users/totp/totp.sql.ts`,
    find: 'or wrong_count < ${maxWrongCodes})',
    replace: 'or wrong_count < ${maxWrongCodes} * 9)',
    test: {
      file: `${server}/features/users/totp/totp.test.ts`,
      name: 'guesses end after ten, also where they come at once, and go on a quarter of an hour later',
    },
  },
  {
    name: 'a sign-in at the provider confirms without the code',
    file: `${server}/features/users/step-up.ts`,
    find: '  await requireSecondFactor(context, { userId }, code);\n',
    replace: '  void requireSecondFactor;\n  void code;\n',
    test: {
      file: `${server}/features/users/totp/totp.test.ts`,
      name: 'with an app set up, signing in again confirms nothing without its code; the code alone does',
    },
  },
];
