import type { Clock } from '../../platform/clock.ts';
import type { Hidden, ObjectOf, StripeEvent, StripeObject } from './stripe-objects.ts';

/** The state of a Stripe account. Times are Unix seconds of the clock. */
export type StripeState = {
  clock: Clock;
  apiVersion: string;
  taxIsActive: boolean;
  /** Units for one US dollar, by currency; undefined when the account has no rates. */
  rates: Record<string, number> | undefined;
  objects: Map<string, StripeObject>;
  /** Oldest first. */
  events: { event: StripeEvent; isDelivered: boolean }[];
  hidden: Hidden;
  /** The time of the present event; differs from `clock` only during a tick. */
  now: () => number;
  nextId: (prefix: string) => string;
};

/** Returns the state of a Stripe without sales. */
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

/** Inserts an object with an id of its own. */
export function insert<Name extends StripeObject['object']>(
  state: StripeState,
  object: Name,
  fields: New<ObjectOf<Name>>,
): ObjectOf<Name> {
  const id = state.nextId(prefixes[object]);
  const inserted = { id, object, created: state.now(), metadata: {}, ...fields } as unknown as ObjectOf<Name>;
  state.objects.set(id, inserted);
  return inserted;
}

/** Finds an object by kind and id. */
export function find<Name extends StripeObject['object']>(
  state: StripeState,
  object: Name,
  id: string | null | undefined,
): ObjectOf<Name> | undefined {
  const existing = id ? state.objects.get(id) : undefined;
  return existing?.object === object ? (existing as ObjectOf<Name>) : undefined;
}

/** Returns an object by kind and id; throws Stripe's error when it is missing. */
export function get<Name extends StripeObject['object']>(
  state: StripeState,
  object: Name,
  id: string | null | undefined,
): ObjectOf<Name> {
  const existing = find(state, object, id);
  if (!existing) throw new StripeFault(404, 'resource_missing', `No such ${object}: '${id}'`);
  return existing;
}

/** Lists all objects of a kind, newest first. */
export function all<Name extends StripeObject['object']>(state: StripeState, object: Name): ObjectOf<Name>[] {
  return [...state.objects.values()]
    .filter((item) => item.object === object)
    .toReversed() as ObjectOf<Name>[];
}

/** Records an event with the object as it is now. */
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
