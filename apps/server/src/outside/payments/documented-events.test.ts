import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ccbillPostbacks } from './ccbill/read-ccbill-webhook.ts';
import { sandboxEventTypes } from './sandbox/sandbox-events.ts';
import { stripeCheckoutTypes, stripePayoutTypes } from './stripe/stripe-events.ts';

const page = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8');
const sectionOf = (title: string) => page.split(`\n## ${title}`)[1]?.split('\n## ')[0] ?? '';
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word).toSorted();
/** The first cells of a section's tables. */
const cellsOf = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '')
    .join(' ');

test('the page about payments names exactly the events that each provider’s code acts on', () => {
  const stripe = cellsOf(sectionOf('Events of Stripe'));
  expect(namesIn(stripe)).toEqual([...stripeCheckoutTypes, ...stripePayoutTypes].toSorted());
  const ccbill = cellsOf(sectionOf('Events of CCBill'));
  expect(namesIn(ccbill)).toEqual(Object.keys(ccbillPostbacks).toSorted());
  const sandbox = sectionOf('Events of the sandbox');
  expect(namesIn(sandbox)).toEqual([...sandboxEventTypes].toSorted());
});
