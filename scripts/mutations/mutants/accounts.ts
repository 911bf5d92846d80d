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
];
