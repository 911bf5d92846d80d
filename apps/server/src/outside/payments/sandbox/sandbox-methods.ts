import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { SavedMethod, SavedMethods } from '../saved-methods.ts';
import { type SandboxCard, sandboxCards } from './sandbox-cards.ts';
import type { SandboxContext } from './sandbox-payments.ts';
import { endNow, findOverdue, payOverdue } from './sandbox-subscriptions.ts';

const $ = inputs({ customerRef: 'text', methodRef: 'text', card: 'text', other: 'text' });

const listAll = statement(
  { method_ref: 'text', card: 'text', is_default: 'boolean' },
  sql`select method_ref, card, is_default from sandbox_methods where customer_ref = ${$.customerRef}
    order by is_default desc, created_at desc, method_ref`,
);

const clearDefault = statement(
  {},
  sql`update sandbox_methods set is_default = false where customer_ref = ${$.customerRef} and is_default`,
);

const updateDefault = statement(
  { card: 'text' },
  sql`update sandbox_methods set is_default = true where customer_ref = ${$.customerRef} and method_ref = ${$.methodRef}
    returning card`,
);

const deleteOne = statement(
  { card: 'text', is_default: 'boolean' },
  sql`delete from sandbox_methods where customer_ref = ${$.customerRef} and method_ref = ${$.methodRef}
    returning card, is_default`,
);

const deleteAll = statement({}, sql`delete from sandbox_methods where customer_ref = ${$.customerRef}`);

const live = sql`s.state <> 'ended' and s.checkout_id in (
  select k.checkout_id from sandbox_checkouts k where k.customer_ref = ${$.customerRef})`;

const chargeAll = statement({}, sql`update sandbox_subscriptions s set card = ${$.card} where ${live}`);

const replaceCard = statement(
  {},
  sql`update sandbox_subscriptions s set card = ${$.other} where s.card = ${$.card} and ${live}`,
);

const listLive = statement(
  { subscription_ref: 'text' },
  sql`select s.subscription_ref from sandbox_subscriptions s where ${live}`,
);

/** Cards that pay without their owner: the others are declined, or ask at the bank. */
const offSession: SandboxCard[] = [
  'success',
  'refunded',
  'half_refunded',
  'disputed',
  'dispute_won',
  'shared',
];

/** What buyers have saved in the sandbox. A customer is there as soon as something is saved for them. */
export function sandboxMethods({ db, clock, publicUrl }: SandboxContext): SavedMethods {
  return {
    createCustomer: async (buyerKey) => `cus_${buyerKey}`,
    deleteCustomer: async (customer) => {
      await deleteAll.run(db, { customerRef: customer });
      const subscriptions = await listLive.all(db, { customerRef: customer });
      for (const { subscription_ref } of subscriptions) await endNow(db, subscription_ref, clock.now());
    },
    list: async (customer) => (await listAll.all(db, { customerRef: customer })).map(presentMethod),
    setDefault: (customer, method) =>
      db.transaction().execute(async (tx) => {
        const methods = await listAll.all(tx, { customerRef: customer });
        if (!methods.some(({ method_ref }) => method_ref === method)) return false;
        await clearDefault.run(tx, { customerRef: customer });
        const { card: charged } = await updateDefault.one(tx, { customerRef: customer, methodRef: method });
        await chargeAll.run(tx, { customerRef: customer, card: charged });
        return true;
      }),
    remove: (customer, method) => db.transaction().execute((tx) => removeMethod(tx, customer, method)),
    payOverdue: async (customer, method, subscriptionRef) => {
      const methods = await listAll.all(db, { customerRef: customer });
      const chosen = methods.find(({ method_ref }) => method_ref === method);
      if (!chosen) return 'unknown_method';
      if (!(await findOverdue(db, subscriptionRef))) return 'not_due';
      const card = chosen.card as SandboxCard;
      if (!offSession.includes(card)) return 'declined';
      return (await payOverdue(db, subscriptionRef, card, clock.now())) ? 'paid' : 'not_due';
    },
    openPortal: async (customer, { returnUrl, language }) => {
      const url = new URL(`/sandbox/customer/${customer}`, publicUrl());
      url.searchParams.set('lang', language);
      url.searchParams.set('back', returnUrl);
      return url.href;
    },
  };
}

/** Nothing is charged to a card that was removed: another one that is saved takes its place, or none. */
async function removeMethod(tx: Tx, customer: string, method: string): Promise<boolean> {
  const removed = await deleteOne.first(tx, { customerRef: customer, methodRef: method });
  if (!removed) return false;
  const [next] = await listAll.all(tx, { customerRef: customer });
  if (next && removed.is_default) {
    await updateDefault.one(tx, { customerRef: customer, methodRef: next.method_ref });
  }
  const other = next?.card ?? ('renewal_declined' satisfies SandboxCard);
  await replaceCard.run(tx, { customerRef: customer, card: removed.card, other });
  return true;
}

function presentMethod(row: { method_ref: string; card: string; is_default: boolean }): SavedMethod {
  return {
    methodRef: row.method_ref,
    kind: 'card',
    brand: 'visa',
    last4: sandboxCards[row.card as SandboxCard].number.slice(-4),
    expires: { month: 12, year: 2040 },
    isDefault: row.is_default,
  };
}
