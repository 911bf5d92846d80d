import { billingRoutes } from './routes/billing.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { connectRoutes } from './routes/connect.ts';
import { customerRoutes } from './routes/customers.ts';
import { moneyRoutes } from './routes/money.ts';
import type { StripeRoute } from './routes/stripe-route.ts';

export const stripeRoutes: StripeRoute[] = [
  ...checkoutRoutes,
  ...moneyRoutes,
  ...billingRoutes,
  ...customerRoutes,
  ...connectRoutes,
];
