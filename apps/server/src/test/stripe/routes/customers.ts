import { formOf, metadataOf, textOf } from '../form-body.ts';
import { cancel } from '../stripe-billing.ts';
import { all, get, insert, recordEvent, StripeFault } from '../stripe-state.ts';
import type { StripeRoute } from './stripe-route.ts';

export const customerRoutes: StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    knows: ['metadata'],
    answer: (state, { params }) =>
      insert(state, 'customer', {
        metadata: metadataOf(params.metadata),
        invoice_settings: { default_payment_method: null },
      }),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: (state, { id }) => {
      const customer = get(state, 'customer', id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    knows: ['invoice_settings'],
    answer: (state, { id, params }) => {
      const customer = get(state, 'customer', id);
      const method = get(
        state,
        'payment_method',
        textOf(formOf(params.invoice_settings).default_payment_method),
      );
      if (method.customer !== id) throw new StripeFault(400, undefined, 'The customer does not have it.');
      customer.invoice_settings.default_payment_method = method.id;
      recordEvent(state, 'customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    answer: (state, { id }) => {
      const customer = get(state, 'customer', id);
      if (customer.deleted) throw new StripeFault(404, 'resource_missing', `No such customer: '${id}'`);
      customer.deleted = true;
      for (const method of all(state, 'payment_method')) if (method.customer === id) method.customer = null;
      for (const subscription of all(state, 'subscription')) {
        if (subscription.customer === id && subscription.status !== 'canceled') cancel(state, subscription);
      }
      recordEvent(state, 'customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    answer: (state, { id }) => all(state, 'payment_method').filter(({ customer }) => customer === id),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    answer: (state, { id }) => get(state, 'payment_method', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    knows: [],
    answer: (state, { id }) => {
      const method = get(state, 'payment_method', id);
      method.customer = null;
      recordEvent(state, 'payment_method.detached', method);
      return method;
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    answer: (state) => all(state, 'billing_portal.configuration').filter(({ active }) => active),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    knows: ['metadata', 'features'],
    answer: (state, { params }) =>
      insert(state, 'billing_portal.configuration', { active: true, metadata: metadataOf(params.metadata) }),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    knows: ['customer', 'configuration', 'return_url', 'locale'],
    answer: (state, { params }) => {
      const { id } = get(state, 'customer', textOf(params.customer));
      get(state, 'billing_portal.configuration', textOf(params.configuration));
      return {
        id: state.nextId('bps'),
        object: 'billing_portal.session',
        url: `https://billing.stripe.test/${id}`,
      };
    },
  },
];
