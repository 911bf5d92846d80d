import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { createPackageCheckout } from '../wallet/create-package-checkout.ts';
import { findDiamondPackage } from '../wallet/diamond-packages.ts';
import { createVipCheckout } from './vip/create-vip-checkout.ts';

/** Opens a checkout for an item of the catalogue: diamonds once, or VIP each month. Refuses with `notForSale`. */
export async function createDiamondCheckout(
  context: Context,
  input: ParsedInput<'createDiamondCheckout'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'createDiamondCheckout'>> {
  const diamondPackage = await findDiamondPackage(context.db, input.commodity_id);
  if (!diamondPackage) return refuse('notForSale');
  const create = diamondPackage.kind === 'diamond_vip' ? createVipCheckout : createPackageCheckout;
  return create(context, { diamondPackage, input, userId, language });
}
