import {
  cancelVipCall,
  getVipCall,
  listLuckyDrawsCall,
  openLuckyBoxCall,
  resumeVipCall,
} from '@kindred/contract/shop/calls';
import { createDiamondCheckoutCall, listDiamondPackagesCall } from '@kindred/contract/wallet/calls';
import { type Route, route } from '../../route.ts';
import { createDiamondCheckout } from './create-diamond-checkout.ts';
import { listDiamondPackages } from './list-diamond-packages.ts';
import { listLuckyDraws } from './lucky-box/list-lucky-boxes.ts';
import { openLuckyBox } from './lucky-box/open-lucky-box.ts';
import { cancelVip, getVip, resumeVip } from './vip/get-vip.ts';

export const shopRoutes: Route[] = [
  route(listDiamondPackagesCall, listDiamondPackages),
  route(createDiamondCheckoutCall, createDiamondCheckout),
  route(getVipCall, getVip),
  route(cancelVipCall, cancelVip),
  route(resumeVipCall, resumeVip),
  route(openLuckyBoxCall, openLuckyBox),
  route(listLuckyDrawsCall, listLuckyDraws),
];
