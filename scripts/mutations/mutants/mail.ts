import { type Mutant, server } from '../mutant.ts';

export const mailMutants: readonly Mutant[] = [
  {
    name: 'an old unsubscribe link ends mail to a new address',
    file: `${server}/features/mail/mail-settings.sql.ts`,
    find: 'next_at = null, reminders = false where user_id = ${$.userId} and code = ${$.code}`',
    replace: "next_at = null, reminders = false where user_id = ${$.userId} and ${$.code} <> ''`",
    test: {
      file: `${server}/features/mail/mail.test.ts`,
      name: 'the link of an old address ends no mail to a new one',
    },
  },
  {
    name: 'a digest tells of what is locked',
    file: `${server}/features/mail/digest/digest.sql.ts`,
    find: "and a.access = 'full'",
    replace: '',
    test: {
      file: `${server}/features/mail/digests.test.ts`,
      name: 'a digest tells of new posts that one may see, waiting messages as numbers, and nothing that was said',
    },
  },
  {
    name: 'a digest tells of whoever is blocked',
    file: `${server}/features/mail/digest/digest.sql.ts`,
    find: 'and ${notBlocked($.viewerId, sql`k.user_id`)} and ${notRestricted($.viewerId, sql`k.user_id`)}',
    replace: 'and ${notRestricted($.viewerId, sql`k.user_id`)}',
    test: {
      file: `${server}/features/mail/digests.test.ts`,
      name: 'a digest tells of new posts that one may see, waiting messages as numbers, and nothing that was said',
    },
  },
  {
    name: 'a bell that is off rings in mails',
    file: `${server}/features/mail/digest/digest.sql.ts`,
    find: "s.bell <> 'off' and",
    replace: '',
    test: {
      file: `${server}/features/mail/digests.test.ts`,
      name: 'a digest tells of new posts that one may see, waiting messages as numbers, and nothing that was said',
    },
  },
  {
    name: 'a mail that may have arrived is sent again',
    file: `${server}/features/mail/send-mail.ts`,
    find: `log.warn({ mailId }, 'nobody can say whether a mail arrived');
      return settleMail(db, mailId, 'unknown');`,
    replace: `await settleMail(db, mailId, 'queued');
      throw new Error('it is sent again');`,
    test: {
      file: `${server}/features/mail/digests.test.ts`,
      name: 'whatever happens twice, a mail goes out once; what nobody can be sure of is not sent again but told by the next one',
    },
  },
  {
    name: 'an address that refuses mail is written to for ever',
    file: `${server}/features/mail/mail-settings.sql.ts`,
    find: 'stopped_at = case when refusal_num + 1 >= ${maxRefusals} then ${$.now} else stopped_at end',
    replace: 'stopped_at = case when false then ${$.now} else stopped_at end',
    test: {
      file: `${server}/features/mail/mail.test.ts`,
      name: 'a server that is busy is asked again, one that refuses three mails is left alone until the address is given anew',
    },
  },
  {
    name: 'a receipt goes to an address that nobody has confirmed',
    file: `${server}/features/mail/mail-settings.sql.ts`,
    find: 'export const receiptAddress = sql`case when s.confirmed_at is not null and s.stopped_at is null then',
    replace: 'export const receiptAddress = sql`case when s.address is not null then',
    test: {
      file: `${server}/features/mail/mail.test.ts`,
      name: 'a receipt of each charge comes to an address that is known to be its buyer’s, once, whatever they chose',
    },
  },
  {
    name: 'a reminder that nobody wants',
    file: `${server}/features/mail/queue-payment-mails.ts`,
    find: 'and s.stopped_at is null and s.reminders',
    replace: 'and s.stopped_at is null',
    test: {
      file: `${server}/features/mail/mail.test.ts`,
      name: 'a mail comes two days before a trial ends, with date and price, unless its reader wants none',
    },
  },
  {
    name: 'a reminder that nobody wants any more',
    file: `${server}/features/mail/mails.sql.ts`,
    find: 'else s.confirmed_at is not null and s.reminders end',
    replace: 'else s.confirmed_at is not null end',
    test: {
      file: `${server}/features/mail/mail.test.ts`,
      name: 'a mail comes two days before a trial ends, with date and price, unless its reader wants none',
    },
  },
  {
    name: 'an old link confirms a new address',
    file: `${server}/features/mail/mail-settings.sql.ts`,
    find: 'where s.user_id = ${$.userId} and s.code = ${$.code} returning s.cadence',
    replace: "where s.user_id = ${$.userId} and ${$.code} <> '' returning s.cadence",
    test: {
      file: `${server}/features/mail/mail.test.ts`,
      name: 'a link ends after a day, with another address, and when it was made up',
    },
  },
  {
    name: 'digests that were off tell of all that was missed',
    file: `${server}/features/mail/mail-settings.sql.ts`,
    find: "told_until = case when s.cadence = 'off' then ${$.now} else s.told_until end",
    replace: 'told_until = case when ${$.now} is null then null else s.told_until end',
    test: {
      file: `${server}/features/mail/digests.test.ts`,
      name: 'digests that were off begin again with what happens from then on',
    },
  },
];
