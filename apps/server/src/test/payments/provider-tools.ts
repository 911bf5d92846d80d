import { createCreator, createUser, type TestUser } from '../data/factories.ts';
import { openCharacterCheckout, openDiamondCheckout } from '../data/payments.ts';
import { deliver, type PaymentStage } from './payment-stage.ts';

/** Returns the actions of provider tests; `stage` returns the test's stage once it is started. */
export function providerTools(stage: () => PaymentStage) {
  const payments = () => stage().kindred.context.payments;
  const stateOf = async ({ token }: TestUser, checkout_id: string) =>
    (await stage().kindred.call('checkCheckout', { checkout_id }, { token })).data.state;
  const subscriptionOf = async ({ token }: TestUser) =>
    (await stage().kindred.call('listSubscriptions', {}, { token })).data.list[0];
  const isJoined = async ({ token }: TestUser, char_id: string) =>
    (await stage().kindred.call('getCharacterInfo', { char_id }, { token })).data.is_sold;

  async function openDiamonds() {
    const fan = await createUser(stage().kindred.context);
    return { fan, checkoutId: await openDiamondCheckout(stage().kindred, fan, 'diamonds_1000') };
  }

  async function provided(checkoutId: string) {
    const { db } = stage().kindred.context;
    const { provider_ref } = await db
      .selectFrom('checkouts')
      .select('provider_ref')
      .where('checkout_id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    const checkout = await payments().retrieveCheckout(provider_ref ?? '');
    if (!checkout) throw new Error('the provider does not know it');
    return { ...checkout, providerRef: provider_ref ?? '' };
  }

  async function subscribe(groupId = 'group_2', card: Parameters<PaymentStage['pay']>[1] = 'success') {
    const fan = await createUser(stage().kindred.context);
    const creator = await createCreator(stage().kindred.context, { groupId });
    const { data } = await openCharacterCheckout(stage().kindred, fan, creator.charId);
    await stage().pay(data.checkout_id, card);
    await deliver(stage());
    const { subscription } = await provided(data.checkout_id);
    if (!subscription) throw new Error('there is no subscription');
    return { fan, creator, checkoutId: data.checkout_id, subscriptionRef: subscription.subscriptionRef };
  }

  return { payments, stateOf, subscriptionOf, isJoined, openDiamonds, provided, subscribe };
}
