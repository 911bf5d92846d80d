import type { Payments } from '../../outside/payments/payments.ts';
import { withDeadline } from '../../outside/payments/with-deadline.ts';

type Call = 'openCheckout' | 'retrieveCheckout' | 'expireCheckout' | 'payOverdue';

/** Wraps the provider so that it executes one call without ever answering it; `acted` resolves when it has. */
export function silentAfterActing(
  payments: Payments,
  call: Call,
): { payments: Payments; acted: Promise<void> } {
  const { promise: acted, resolve } = Promise.withResolvers<void>();
  const silent =
    <Inputs extends unknown[]>(act: (...inputs: Inputs) => Promise<unknown>) =>
    async (...inputs: Inputs): Promise<never> => {
      await act(...inputs);
      resolve();
      return new Promise<never>(() => {});
    };
  const { savedMethods } = payments;
  const impatient =
    call === 'payOverdue'
      ? {
          ...payments,
          savedMethods: savedMethods && { ...savedMethods, payOverdue: silent(savedMethods.payOverdue) },
        }
      : { ...payments, [call]: silent(payments[call] as (...inputs: unknown[]) => Promise<unknown>) };
  const bound = withDeadline(impatient, 50);
  return {
    acted,
    payments:
      call === 'payOverdue'
        ? { ...payments, savedMethods: bound.savedMethods }
        : { ...payments, [call]: bound[call] },
  };
}
