import type { Feature } from '../../platform/feature.ts';
import { insertWallet } from './insert-wallet.ts';

export const walletFeature: Feature = {
  routes: [],
  hooks: { userCreated: [insertWallet] },
};
