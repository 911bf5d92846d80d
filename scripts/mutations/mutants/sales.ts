import { type Mutant, server, wallet } from '../mutant.ts';

export const salesMutants: readonly Mutant[] = [
  {
    name: 'a raised price is charged unseen',
    file: `${server}/features/posts/unlock/unlock-post.fn.sql`,
    find: ` > p_now - interval '24 hours'`,
    replace: ' > p_now',
    test: {
      file: `${server}/features/posts/unlock/unlock-post.test.ts`,
      name: 'without it nothing is sold for a day after the price was raised, and the refusal says the price',
    },
  },
  {
    name: 'stale quote',
    file: `${wallet}/currency/quotes.ts`,
    find: 'and provider = ${$.provider} and expires_at > ${$.now}`',
    replace: 'and provider = ${$.provider} and ${$.now} is not null`',
    test: {
      file: `${wallet}/currency/currency.test.ts`,
      name: 'what was not shown is not charged > a quote holds while rates move, and asks again when it has expired',
    },
  },
  {
    name: 'a second sale of one checkout is credited',
    file: `${wallet}/settle-diamonds.ts`,
    find: "if (await isPlaceTaken(tx, checkout)) return { refused: 'place_taken' };",
    replace: '',
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'of two sales of one checkout in the same second the second goes back, and the first stays',
    },
  },
  {
    name: 'another price than the one that was shown',
    file: `${server}/features/posts/unlock/unlock-post.fn.sql`,
    find: "when p_expected_price <> post.price then 'price_changed'",
    replace: "when false then 'price_changed'",
    test: {
      file: `${server}/features/posts/unlock/unlock-post.test.ts`,
      name: 'a price that changed is refused with the new one and charges nothing',
    },
  },
  {
    name: 'what one has is sold again',
    file: `${server}/features/posts/unlock/unlock-post.fn.sql`,
    find: "when post.access = 'full' then 'owned'",
    replace: "when false then 'owned'",
    test: {
      file: `${server}/features/posts/unlock/unlock-post.test.ts`,
      name: 'what one has is not sold again: joined, own, bought',
    },
  },
  {
    name: 'a private post is sold',
    file: `${server}/features/posts/unlock/unlock-post.fn.sql`,
    find: "when post.char_id is null or post.state <> 1 then 'gone'",
    replace: "when post.char_id is null then 'gone'",
    test: {
      file: `${server}/features/posts/unlock/unlock-post.test.ts`,
      name: 'free, private, deleted and walled posts are not for sale, and too few diamonds buy nothing',
    },
  },
  {
    name: 'media of a message at another price',
    file: `${server}/features/chat/media/unlock-message.fn.sql`,
    find: "when p_expected_price is distinct from message.price then 'price_changed'",
    replace: "when false then 'price_changed'",
    test: {
      file: `${server}/features/chat/media/sold-media.test.ts`,
      name: 'another price, what costs nothing, and what was unsent are not sold',
    },
  },
  {
    name: 'media of an unsent message are sold',
    file: `${server}/features/chat/media/unlock-message.fn.sql`,
    find: "when message.is_deleted then 'deleted'",
    replace: "when false then 'deleted'",
    test: {
      file: `${server}/features/chat/media/sold-media.test.ts`,
      name: 'another price, what costs nothing, and what was unsent are not sold',
    },
  },
  {
    name: 'a purchase behind a block is gone',
    file: `${server}/features/spending/list-purchases.ts`,
    find: "when ${isBehindBlock} then 'withheld' when not",
    replace: 'when not',
    test: {
      file: `${server}/features/spending/spending.test.ts`,
      name: 'everything bought stays listed with what is left of it, also when a creator has gone; behind a block it stays owned',
    },
  },
];
