import type { Form } from '../form-body.ts';
import type { StripeObject } from '../stripe-objects.ts';
import type { StripeState } from '../stripe-state.ts';

export type StripeRequest = {
  id: string;
  /** From the query of a GET or a DELETE, from the body of a POST. */
  params: Form;
  /** The `Stripe-Account` header: the account that the request acts for. */
  account: string | undefined;
};

export type StripeRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` in place of the id. */
  path: string;
  /** The parameters that a POST accepts; like Stripe, it refuses any other. */
  knows?: string[];
  /** Returns an object, or a list's objects, newest first. */
  answer: (state: StripeState, request: StripeRequest) => object | StripeObject[];
};
