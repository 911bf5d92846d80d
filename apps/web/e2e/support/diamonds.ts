import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import { expect } from '@playwright/test';
import { callAs } from './call-as.ts';
import type { Person } from './people.ts';

/** How many diamonds somebody has. */
export async function balanceOf(person: Person): Promise<number> {
  return (await callAs(person, 'getUserData', {})).diamond;
}

/** Buys packages with the card that pays until there are at least so many diamonds. */
export async function topUp(person: Person, atLeast: number): Promise<void> {
  const { diamond: packages } = await callAs(person, 'listDiamondPackages', {});
  const bySize = packages.toSorted((one, other) => one.diamonds - other.diamonds);
  for (let balance = await balanceOf(person); balance < atLeast; balance = await balanceOf(person)) {
    const enough = bySize.find(({ diamonds }) => diamonds >= atLeast - balance) ?? bySize.at(-1);
    if (!enough) throw new Error('the shop sells no diamonds');
    await buy(person, enough);
  }
}

async function buy(person: Person, { commodity_id, price }: DiamondPackage): Promise<void> {
  const { checkout_id } = await callAs(person, 'createDiamondCheckout', {
    commodity_id,
    expected_price: price,
    redirect_url: `${person.origin}/wallet`,
  });
  await fetch(`${person.origin}/sandbox/checkout/${checkout_id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: 'success' }),
  });
  await expect.poll(async () => (await callAs(person, 'checkCheckout', { checkout_id })).state).toBe('paid');
}
