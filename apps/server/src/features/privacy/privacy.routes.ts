import {
  blockCall,
  getPrivacyStateCall,
  listBlockedCall,
  listRestrictedCall,
  restrictCall,
} from '@kindred/contract/privacy/calls';
import { type Route, route } from '../../route.ts';
import { getPrivacyState, listBlocked, listRestricted } from './list-blocked-or-restricted.ts';
import { setBlock } from './set-block.ts';
import { setRestriction } from './set-restriction.ts';

export const privacyRoutes: Route[] = [
  route(blockCall, setBlock),
  route(restrictCall, setRestriction),
  route(getPrivacyStateCall, getPrivacyState),
  route(listBlockedCall, listBlocked),
  route(listRestrictedCall, listRestricted),
];
