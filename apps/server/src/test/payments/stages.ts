import { startCcbillStage } from './ccbill-stage.ts';
import type { PaymentStage } from './payment-stage.ts';
import { startSandboxStage } from './sandbox-stage.ts';
import { startStripeStage } from './stripe-stage.ts';

/** Every provider; what is true of the port is true of each. */
export const stages: Record<string, () => Promise<PaymentStage>> = {
  sandbox: startSandboxStage,
  stripe: startStripeStage,
  ccbill: startCcbillStage,
};
