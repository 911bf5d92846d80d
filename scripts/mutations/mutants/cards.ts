import { type Mutant, server } from '../mutant.ts';

export const cardsMutants: readonly Mutant[] = [
  {
    name: 'a card beyond the limits is kept',
    file: `${server}/features/cards/format/read-card-file.ts`,
    find: '  checkCardLimits(json);\n',
    replace: '',
    test: {
      file: `${server}/features/cards/card-limits.http.test.ts`,
      name: 'a card with more than the studio can show is refused before anything of it is kept',
    },
  },
  {
    name: 'a card is read where others are answered',
    file: `${server}/features/cards/format/read-card-apart.ts`,
    find: 'return limited(() => run(bytes));',
    replace: "return limited(async () => (await import('./read-card-file.ts')).readCardFile(bytes));",
    test: {
      file: `${server}/features/cards/format/read-card-apart.test.ts`,
      name: 'while a large card is read, the server goes on with everything else',
    },
  },
  {
    name: 'a card is published on the proof of another draft',
    file: `${server}/features/cards/publish-card.ts`,
    find: 'if (!newest?.is_current || newestId === undefined)',
    replace: 'if (!newest || newestId === undefined)',
    test: {
      file: `${server}/features/cards/proof/publish-card.http.test.ts`,
      name: 'publishing > needs a proof of exactly this draft',
    },
  },
  {
    name: 'a card is published over a failed probe',
    file: `${server}/features/cards/publish-card.ts`,
    find: "if (!newest.is_safe) refuse('safetyProbeFailed');",
    replace: '',
    test: {
      file: `${server}/features/cards/proof/publish-card.http.test.ts`,
      name: 'publishing > is not possible over a failed safety probe, however it fails',
    },
  },
  {
    name: 'a draft that a stale tab writes over',
    file: `${server}/features/cards/drafts.sql.ts`,
    find: 'where d.version = ${$.version}',
    replace: 'where d.version >= 0 * ${$.version}',
    test: {
      file: `${server}/features/cards/cards.http.test.ts`,
      name: 'a draft > is not written over by a tab that has not seen it',
    },
  },
  {
    name: 'a link to a card that outlives its session',
    file: `${server}/features/cards/files/serve-card-file.ts`,
    find: 'and s.revoked_at is null and u.deleted_at is null',
    replace: 'and u.deleted_at is null',
    test: {
      file: `${server}/features/cards/cards.http.test.ts`,
      name: 'a draft > is its creator’s alone, as is the link to it',
    },
  },
];
