import type { Form } from '../form-body.ts';
import type { StripeObject } from '../stripe-objects.ts';
import type { StripeState } from '../stripe-state.ts';

export type StripeRequest = {
  /** The id in the path. */
  id: string;
  /** Of the query of a GET and a DELETE, of the body of a POST. */
  params: Form;
  /** The `Stripe-Account` header: on behalf of whom. */
  account: string | undefined;
};

export type StripeRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` where the id stands. */
  path: string;
  /** The parameters that a POST knows; another one is refused, as Stripe does. */
  knows?: string[];
  /** Gives an object, or a list's objects, newest first. */
  answer: (state: StripeState, request: StripeRequest) => object | StripeObject[];
};
