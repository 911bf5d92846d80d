import type { CallOutput } from '@kindred/contract/all/calls';

/** What is shown to a person who comes back from a checkout. */
export type CheckoutReturn =
  | { state: 'checking' }
  /** The provider has not said anything for a while; we go on asking. */
  | { state: 'late' }
  | { state: 'unreachable' }
  | { state: 'paid'; diamond: number }
  | { state: 'declined' | 'expired' | 'refunded' }
  /** The card had its free trial with this creator before. */
  | { state: 'trial_used' };

type Asked = { answer: CallOutput<'checkCheckout'> | undefined; hasFailed: boolean; times: number };

const patience = 15;
const quickMs = 1000;
const slowMs = 5000;
const maxPolls = 90;

/** The state of a checkout after the return from the provider. */
export function checkoutReturn({ answer, hasFailed, times }: Asked): CheckoutReturn {
  switch (answer?.state) {
    case 'paid':
      return { state: 'paid', diamond: answer.diamond };
    case 'expired':
      return { state: answer.is_trial_used ? 'trial_used' : 'expired' };
    case 'declined':
    case 'refunded':
      return { state: answer.state };
    case 'none':
      return { state: 'expired' };
    case 'open':
    case undefined:
      if (hasFailed) return { state: 'unreachable' };
      return { state: times < patience ? 'checking' : 'late' };
  }
}

/** Milliseconds until the next request; false when there is nothing more to learn. */
export function askAgainIn(poll: Asked): number | false {
  const { state } = checkoutReturn(poll);
  if (state === 'checking') return quickMs;
  const isOpen = state === 'late' || state === 'unreachable';
  return isOpen && poll.times < maxPolls ? slowMs : false;
}
