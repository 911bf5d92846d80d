import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import {
  hasUsedFirstCharge,
  listPackagesForSale,
  presentDiamondPackage,
} from '../wallet/diamond-packages.ts';
import { listLuckyBoxes } from './lucky-box/list-lucky-boxes.ts';

export async function listDiamondPackages(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'listDiamondPackages'>> {
  const { db } = context;
  const rows = await listPackagesForSale(db);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map(presentDiamondPackage);
  const [firstCharge] = (await hasUsedFirstCharge(db, userId)) ? [] : ofKind('first_charge');
  return {
    diamond: ofKind('diamond'),
    diamond_vip: ofKind('diamond_vip'),
    first_charge: firstCharge ?? null,
    lucky_box: context.config.luckyBox ? await listLuckyBoxes(context, userId) : null,
  };
}
