import type { Feature } from '../../feature.ts';
import { shopRoutes } from './shop.routes.ts';
import { checkVips, deleteVip, stopVip } from './vip/end-vip.ts';
import { settleVip } from './vip/settle-vip.ts';

export const shopFeature: Feature = {
  routes: shopRoutes,
  jobs: (context) => ({ 'shop.check-vips': () => checkVips(context) }),
  crontab: ['*/5 * * * * shop.check-vips'],
  hooks: {
    settlements: [{ purpose: 'vip', settle: settleVip }],
    userDeleted: [deleteVip],
    accountHeld: [stopVip],
  },
};
