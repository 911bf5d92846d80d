import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { PaymentMethod } from '@kindred/contract/wallet/payment-calls';
import type { Context } from '../../../context.ts';
import type { SavedMethod, SavedMethods } from '../../../outside/payments/saved-methods.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { findCustomerRef, getCustomerRef } from '../payments/payment-customers.ts';
import { orUnavailable } from '../payments/provider-away.ts';
import { resolveRedirectUrl } from '../payments/resolve-redirect-url.ts';

export async function listPaymentMethods(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'listPaymentMethods'>> {
  const { savedMethods } = context.payments;
  if (!savedMethods) return { can_save: false, list: [] };
  const customerRef = await findCustomerRef(context, userId);
  if (customerRef === undefined) return { can_save: true, list: [] };
  const methods = await orUnavailable(context, () => savedMethods.list(customerRef));
  return { can_save: true, list: methods.map(presentMethod) };
}

/** Renewals are charged to this method from now on. Refuses with `notFound` and `paymentsUnavailable`. */
export function setDefaultPaymentMethod(
  context: Context,
  { method_ref }: ParsedInput<'setDefaultPaymentMethod'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  return change(context, userId, (methods, customerRef) => methods.setDefault(customerRef, method_ref));
}

/** Refuses with `notFound` and `paymentsUnavailable`. */
export function removePaymentMethod(
  context: Context,
  { method_ref }: ParsedInput<'removePaymentMethod'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  return change(context, userId, (methods, customerRef) => methods.remove(customerRef, method_ref));
}

/** Returns the provider's page on which the viewer adds a card. Refuses a foreign `redirect_url`. */
export async function createPaymentMethodLink(
  context: Context,
  { redirect_url }: ParsedInput<'createPaymentMethodLink'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<{ url: string }> {
  const returnUrl = resolveRedirectUrl(redirect_url, context.publicUrl());
  const { savedMethods } = context.payments;
  if (!savedMethods) return refuse('paymentsUnavailable');
  const url = await orUnavailable(context, async () => {
    const customerRef = await getCustomerRef(context, userId);
    return savedMethods.openPortal(customerRef ?? '', { returnUrl, language });
  });
  return { url };
}

async function change(
  context: Context,
  userId: string,
  act: (methods: SavedMethods, customerRef: string) => Promise<boolean>,
): Promise<Record<string, never>> {
  const { savedMethods } = context.payments;
  const customerRef = await findCustomerRef(context, userId);
  if (!savedMethods || customerRef === undefined) return refuse('notFound');
  const isTheirs = await orUnavailable(context, () => act(savedMethods, customerRef));
  return isTheirs ? {} : refuse('notFound');
}

function presentMethod({ methodRef, kind, brand, last4, expires, isDefault }: SavedMethod): PaymentMethod {
  return {
    method_ref: methodRef,
    kind,
    brand: brand ?? null,
    last4: last4 ?? null,
    expires: expires ? `${expires.year}-${String(expires.month).padStart(2, '0')}` : null,
    is_default: isDefault,
  };
}
