import { expect, test } from 'vitest';
import { describeNotification } from './describe-notification.ts';

const facts = {
  name: 'Mara',
  diamonds: null,
  usd_cents: null,
  charged_currency: null,
  charged_amount: null,
  due_at: null,
  others_num: 0,
  item_num: 1,
  quote: null,
};

test.each([
  [{ topic: 'posted', quote: 'Fresh' }, 'Posted something new: Fresh', 'Hat etwas Neues gepostet: Fresh'],
  [{ topic: 'posted' }, 'Posted something new', 'Hat etwas Neues gepostet'],
  [{ topic: 'posted', quote: 'Fresh', item_num: 3 }, 'Posted 3 times', 'Hat 3 Beiträge gepostet'],
  [
    { topic: 'goal_reached', diamonds: 400, quote: 'A {new} kiln' },
    'Your goal of 400 diamonds is reached: A {new} kiln',
    'Dein Ziel von 400 Diamanten ist erreicht: A {new} kiln',
  ],
  [{ topic: 'reacted', quote: '❤️' }, 'Reacted to your message: ❤️', 'Hat auf deine Nachricht reagiert: ❤️'],
  [{ topic: 'year_together', item_num: 2 }, '2 years together', '2 Jahre zusammen'],
  [{ topic: 'renewed', usd_cents: 999 }, 'Renewed for $9.99', 'Hat für 9,99\u00a0$ verlängert'],
] as const)('%o says what happened in the reader’s language', (own, english, german) => {
  expect(describeNotification({ ...facts, ...own }).body).toBe(english);
  expect(describeNotification({ ...facts, ...own }, 'de').body).toBe(german);
});
