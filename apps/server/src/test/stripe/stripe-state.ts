import type { Clock } from '../../platform/clock.ts';
import type { Hidden, ObjectOf, StripeEvent, StripeObject } from './stripe-objects.ts';

/** All that a Stripe account has. Times are Unix seconds of the clock. */
export type StripeState = {
  clock: Clock;
  apiVersion: string;
  taxIsActive: boolean;
  /** Units for one US dollar, by currency; none where the account may not ask. */
  rates: Record<string, number> | undefined;
  objects: Map<string, StripeObject>;
  /** Oldest first. */
  events: { event: StripeEvent; isDelivered: boolean }[];
  hidden: Hidden;
  /** The time of what happens now; later than `clock` only in between. */
  now: () => number;
  nextId: (prefix: string) => string;
};

/** The state of a Stripe in which nothing has been sold. */
export function newStripeState(apiVersion: string): StripeState {
  let count = 0;
  const state: StripeState = {
    clock: { now: () => new Date() },
    apiVersion,
    taxIsActive: false,
    rates: { usd: 1, eur: 0.8655, jpy: 149.5 },
    objects: new Map(),
    events: [],
    hidden: { cards: new Map(), terms: new Map(), discounts: new Map(), months: new Map(), steps: [] },
    now: () => Math.floor(state.clock.now().getTime() / 1000),
    nextId: (prefix) => `${prefix}_${String(++count).padStart(12, '0')}`,
  };
  return state;
}

const prefixes: Record<StripeObject['object'], string> = {
  customer: 'cus',
  payment_method: 'pm',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  coupon: 'cpn',
  'billing_portal.configuration': 'bpc',
  account: 'acct',
  transfer: 'tr',
  arrived_charge: 'py',
  balance_transaction: 'txn',
  payout: 'po',
};

type New<T extends StripeObject> = Omit<T, 'id' | 'object' | 'created' | 'metadata'> & {
  metadata?: Record<string, string>;
};

/** Makes an object with an id of its own. */
export function insert<Name extends StripeObject['object']>(
  state: StripeState,
  object: Name,
  fields: New<ObjectOf<Name>>,
): ObjectOf<Name> {
  const id = state.nextId(prefixes[object]);
  const made = { id, object, created: state.now(), metadata: {}, ...fields } as unknown as ObjectOf<Name>;
  state.objects.set(id, made);
  return made;
}

/** An object of that kind by its id, if there is one. */
export function find<Name extends StripeObject['object']>(
  state: StripeState,
  object: Name,
  id: string | null | undefined,
): ObjectOf<Name> | undefined {
  const found = id ? state.objects.get(id) : undefined;
  return found?.object === object ? (found as ObjectOf<Name>) : undefined;
}

/** As find, for one that must be there. */
export function get<Name extends StripeObject['object']>(
  state: StripeState,
  object: Name,
  id: string | null | undefined,
): ObjectOf<Name> {
  const found = find(state, object, id);
  if (!found) throw new StripeFault(404, 'resource_missing', `No such ${object}: '${id}'`);
  return found;
}

/** All of a kind, newest first. */
export function all<Name extends StripeObject['object']>(state: StripeState, object: Name): ObjectOf<Name>[] {
  return [...state.objects.values()].filter((one) => one.object === object).toReversed() as ObjectOf<Name>[];
}

/** Writes down what has happened, with the object as it is now. */
export function recordEvent(state: StripeState, type: string, object: StripeObject, account?: string): void {
  const event: StripeEvent = {
    id: state.nextId('evt'),
    object: 'event',
    api_version: state.apiVersion,
    created: state.now(),
    livemode: false,
    type,
    data: { object: structuredClone(object) },
    ...(account === undefined ? {} : { account }),
  };
  state.events.push({ event, isDelivered: false });
}

/** An answer in the shape of Stripe's errors. */
export class StripeFault extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly type: string;

  constructor(status: number, code: string | undefined, message: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}
