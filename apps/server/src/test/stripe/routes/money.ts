import { formOf, listOf, textOf } from '../form-body.ts';
import { refund } from '../stripe-charges.ts';
import { all, find, get, StripeFault } from '../stripe-state.ts';
import type { StripeRoute } from './stripe-route.ts';

export const moneyRoutes: StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    answer: (state, { id }) => get(state, 'payment_intent', id),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    knows: ['payment_intent'],
    answer: (state, { params }) => {
      const intent = get(state, 'payment_intent', textOf(params.payment_intent));
      if (!intent.latest_charge) throw new StripeFault(400, undefined, 'This has no successful charge.');
      refund(state, get(state, 'charge', intent.latest_charge));
      return all(state, 'refund')[0] ?? {};
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    answer: (state, { params }) =>
      all(state, 'refund').filter(({ payment_intent }) => payment_intent === params.payment_intent),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    answer: (state, { params }) => {
      const since = Number(textOf(formOf(params.created).gte) ?? 0);
      return all(state, 'charge').filter(
        ({ customer, created }) =>
          created >= since && (params.customer === undefined || params.customer === customer),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer: (state, { id, account }) => {
      const arrived = find(state, 'arrived_charge', id);
      if (arrived && arrived.account === account) return { ...arrived, object: 'charge' };
      return get(state, 'charge', id);
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    answer: (state, { params }) => all(state, 'dispute').filter(({ charge }) => charge === params.charge),
  },
  {
    method: 'GET',
    path: '/v1/events',
    answer: (state, { params }) => {
      const types = listOf(params.types);
      const since = Number(textOf(formOf(params.created).gte) ?? 0);
      if (types.length > 20) throw new StripeFault(400, undefined, 'At most 20 types.');
      return state.events
        .map(({ event }) => event)
        .filter(({ type, created, account }) => !account && types.includes(type) && created >= since)
        .toReversed();
    },
  },
  {
    method: 'GET',
    path: '/v1/exchange_rates/:id',
    answer: ({ rates }, { id }) => {
      if (!rates) throw new StripeFault(404, 'resource_missing', 'This API is not available to you.');
      return { id, object: 'exchange_rate', rates };
    },
  },
  {
    method: 'GET',
    path: '/v1/balance',
    answer: () => ({ object: 'balance', livemode: false, available: [], pending: [] }),
  },
  {
    method: 'GET',
    path: '/v1/tax/settings',
    answer: ({ taxIsActive }) => ({ object: 'tax.settings', status: taxIsActive ? 'active' : 'pending' }),
  },
];
