import {
  beginTotpCall,
  confirmTotpCall,
  getTotpCall,
  removeTotpCall,
  renewRecoveryCodesCall,
  stepUpWithCodeCall,
} from '@kindred/contract/users/totp-calls';
import { type Route, route } from '../../../route.ts';
import {
  beginTotp,
  confirmTotp,
  getTotp,
  removeTotp,
  renewRecoveryCodes,
  stepUpWithCode,
} from './manage-totp.ts';

export const totpRoutes: Route[] = [
  route(getTotpCall, getTotp),
  route(beginTotpCall, beginTotp),
  route(confirmTotpCall, confirmTotp),
  route(removeTotpCall, removeTotp),
  route(renewRecoveryCodesCall, renewRecoveryCodes),
  route(stepUpWithCodeCall, stepUpWithCode),
];
