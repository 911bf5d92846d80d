import { type Mutant, server } from '../mutant.ts';

const broadcastsTest = `${server}/features/broadcasts/broadcasts.test.ts`;
const scheduleTest = `${server}/features/posting/schedule/schedule.test.ts`;

/** The creator's studio: what is planned, and what goes to many. */
export const studioMutants: readonly Mutant[] = [
  {
    name: 'a planned post before its time',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: "when post.state <> 1 then 'none'",
    replace: "when post.state not in (1, 4) then 'none'",
    test: {
      file: scheduleTest,
      name: 'until its time nobody else learns of a planned post, wherever they look',
    },
  },
  {
    name: 'an expired post taken from its buyers',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: "when post.state = 6 and viewer.has_bought then 'full'",
    replace: '',
    test: {
      file: scheduleTest,
      name: 'an expired post is gone for all but its creator and those who bought it',
    },
  },
  {
    name: 'the second of a time that is shown twice',
    file: `${server}/features/posts/times/wall-instant.fn.sql`,
    find: 'select case when first.at at time zone p_zone = p_wall then first.at else usual.at end',
    replace: 'select usual.at',
    test: {
      file: `${server}/features/posting/schedule/wall-time.test.ts`,
      name: 'a time that the clocks show twice is the first, one that they skip moves on',
    },
  },
  {
    name: 'a poll that goes on after its end',
    file: `${server}/features/posts/polls/vote-in-poll.ts`,
    find: "if (poll.is_over) refuse('pollOver');",
    replace: '',
    test: {
      file: `${server}/features/posting/polls.test.ts`,
      name: 'after its end nobody votes, and everyone sees the result',
    },
  },
  {
    name: 'a second vote of one person',
    file: `${server}/features/posts/polls/vote-in-poll.ts`,
    find: "if (poll.own.length > 0) return String(poll.own) === String(options) ? false : refuse('pollVoted');",
    replace: "if (poll.own.length > 0 && String(poll.own) !== String(options)) refuse('pollVoted');",
    test: {
      file: `${server}/features/posting/polls.test.ts`,
      name: 'a person votes once, sees the result then, and a repeat changes nothing',
    },
  },
  {
    name: 'a blocked fan on a list',
    file: `${server}/features/lists/is-there.sql.ts`,
    find: ' and ${notBlocked($.viewerId, sql`l.user_id`)}',
    replace: '',
    test: {
      file: `${server}/features/lists/lists.test.ts`,
      name: 'a list of one’s own takes one’s own fans, blocked ones never, and can be sent again',
    },
  },
  {
    name: 'a broadcast twice to one fan',
    file: `${server}/features/broadcasts/send-broadcast-message.fn.sql`,
    find: "own_words, p_client_id => 'broadcast:' || p_broadcast)",
    replace: 'own_words)',
    test: {
      file: broadcastsTest,
      name: 'killed again and again while it goes out, it reaches each of 60 recipients once, and the sums are right',
    },
  },
  {
    name: 'the words of a broadcast in one language for all',
    file: `${server}/features/broadcasts/send-broadcast-message.fn.sql`,
    find: 'coalesce(t.content, words.content)',
    replace: 'words.content',
    test: { file: broadcastsTest, name: 'each gets it in the language that they read, others in the first' },
  },
  {
    name: 'a broadcast to whom the creator has blocked',
    file: `${server}/features/broadcasts/left-out.sql.ts`,
    find: "    when not (${notBlocked($.viewerId, sql`u.user_id`)}) then 'blocked'\n",
    replace: '',
    test: {
      file: broadcastsTest,
      name: 'a preview counts what creating does, and writes nothing',
    },
  },
  {
    name: 'a broadcast to somebody in care',
    file: `${server}/features/broadcasts/left-out.sql.ts`,
    find: "    when is_sales_quiet(u.user_id, ${$.now}) then 'care'\n",
    replace: '',
    test: {
      file: broadcastsTest,
      name: 'nobody is written to who is blocked, restricted, in care, on hold or gone, and it says why',
    },
  },
  {
    name: 'a view counts each time',
    file: `${server}/features/audience/note-audience.ts`,
    find: "select ${$.viewerId}, 'view', s.char_id, s.post_id, ${$.source}",
    replace: "select ${$.viewerId}, 'view', s.char_id, (random() * 1e9)::bigint, ${$.source}",
    test: {
      file: `${server}/features/audience/audience.test.ts`,
      name: 'a post that was seen counts once per person, on the way and from the country by which it was seen first',
    },
  },
  {
    name: 'a late commit is skipped',
    file: `${server}/features/audience/seal-hours.ts`,
    find: 'pg_snapshot_xmin(pg_current_snapshot()) as upto',
    replace: 'pg_snapshot_xmax(pg_current_snapshot()) as upto',
    test: {
      file: `${server}/features/audience/audience.test.ts`,
      name: 'an event of a transaction that commits late is counted by a later run, and none twice, however many run at once',
    },
  },
  {
    name: 'hours of the sums are those of the server',
    file: `${server}/features/audience/note-audience.ts`,
    find: "const hour = sql`date_trunc('hour', ${$.now}, owner.timezone) as hour`",
    replace: "const hour = sql`date_trunc('hour', ${$.now}, left(owner.timezone, 0) || 'UTC') as hour`",
    test: {
      file: `${server}/features/audience/recount.faults.test.ts`,
      name: 'random questions are answered as a recount of what was seen answers them',
    },
  },
  {
    name: 'a deleted person is still in what was seen',
    file: `${server}/features/audience/note-join.ts`,
    find: '  await anonymize.run(tx, { userId });',
    replace: '  void anonymize;',
    test: {
      file: `${server}/features/audience/audience.test.ts`,
      name: 'of somebody who deletes their account the figures stay, and of whom they are nobody knows',
    },
  },
];
