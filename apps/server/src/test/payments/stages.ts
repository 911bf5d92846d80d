import { startCcbillStage } from './ccbill-stage.ts';
import type { PaymentStage } from './payment-stage.ts';
import { startSandboxStage } from './sandbox-stage.ts';
import { startStripeStage } from './stripe-stage.ts';

/** All providers, because the tests of the port hold for each. */
export const stages: Record<string, () => Promise<PaymentStage>> = {
  sandbox: startSandboxStage,
  stripe: startStripeStage,
  ccbill: startCcbillStage,
};
