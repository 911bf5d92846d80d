import { type FormValue, formOf, listOf, textOf } from '../form-body.ts';
import { cancel, payInvoice, paymentOf } from '../stripe-billing.ts';
import type { Subscription } from '../stripe-objects.ts';
import { all, get, recordEvent, StripeFault } from '../stripe-state.ts';
import type { StripeRoute } from './stripe-route.ts';

/** Changes the price of the subscription's only item, from the next invoice on. */
function changePrice({ items }: Subscription, newItems: FormValue): void {
  const [item] = items.data;
  const { id, price_data } = formOf(listOf(newItems)[0]);
  const { currency, unit_amount } = formOf(price_data);
  if (!item || textOf(id) !== item.id) throw new StripeFault(400, 'resource_missing', 'No such item.');
  if (textOf(currency) !== item.price.currency)
    throw new StripeFault(400, undefined, 'A subscription is in one currency.');
  item.price.unit_amount = Number(textOf(unit_amount));
}

export const billingRoutes: StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    answer: (state, { id }) => get(state, 'subscription', id),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    answer: (state, { params }) =>
      all(state, 'subscription').filter(
        ({ status, customer }) =>
          status !== 'canceled' && (params.customer === undefined || params.customer === customer),
      ),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    knows: ['cancel_at_period_end', 'default_payment_method', 'items', 'proration_behavior'],
    answer: (state, { id, params }) => {
      const subscription = get(state, 'subscription', id);
      if (subscription.status === 'canceled') {
        throw new StripeFault(404, 'resource_missing', `No such subscription: '${id}'`);
      }
      const { cancel_at_period_end, default_payment_method, items } = params;
      if (items !== undefined) changePrice(subscription, items);
      if (cancel_at_period_end !== undefined) {
        subscription.cancel_at_period_end = cancel_at_period_end === 'true';
      }
      if (default_payment_method !== undefined) {
        subscription.default_payment_method = get(state, 'payment_method', textOf(default_payment_method)).id;
      }
      recordEvent(state, 'customer.subscription.updated', subscription);
      return subscription;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    answer: (state, { id }) => {
      const subscription = get(state, 'subscription', id);
      if (subscription.status === 'canceled') {
        throw new StripeFault(404, 'resource_missing', `No such subscription: '${id}'`);
      }
      cancel(state, subscription);
      return subscription;
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    knows: ['payment_method', 'off_session'],
    answer: (state, { id, params }) => {
      const invoice = get(state, 'invoice', id);
      const method = get(state, 'payment_method', textOf(params.payment_method));
      if (invoice.status !== 'open') {
        throw new StripeFault(400, 'invoice_not_open', `Invoice ${id} is not open.`);
      }
      const card = state.hidden.cards.get(method.id);
      if (card === 'declined' || card === '3ds') {
        throw new StripeFault(402, 'card_declined', 'Your card was declined.');
      }
      payInvoice(state, invoice, paymentOf(state, invoice));
      return invoice;
    },
  },
  { method: 'GET', path: '/v1/invoices/:id', answer: (state, { id }) => get(state, 'invoice', id) },
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: (state, { params }) =>
      all(state, 'invoice').filter(
        ({ parent, status }) =>
          parent.subscription_details.subscription === params.subscription &&
          (params.status === undefined || params.status === status),
      ),
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    answer: (state, { params }) => {
      const { payment_intent } = formOf(params.payment);
      return all(state, 'invoice_payment').filter(({ payment }) => payment.payment_intent === payment_intent);
    },
  },
];
