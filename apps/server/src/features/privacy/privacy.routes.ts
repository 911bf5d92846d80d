import {
  blockCall,
  getPrivacySettingsCall,
  getPrivacyStateCall,
  listBlockedCall,
  listRestrictedCall,
  restrictCall,
  updatePrivacySettingsCall,
} from '@kindred/contract/privacy/calls';
import { type Route, route } from '../../route.ts';
import { getPrivacyState, listBlocked, listRestricted } from './list-blocked-or-restricted.ts';
import { getPrivacySettings, updatePrivacySettings } from './privacy-settings.ts';
import { setBlock } from './set-block.ts';
import { setRestriction } from './set-restriction.ts';

export const privacyRoutes: Route[] = [
  route(blockCall, setBlock),
  route(restrictCall, setRestriction),
  route(getPrivacySettingsCall, getPrivacySettings),
  route(updatePrivacySettingsCall, updatePrivacySettings),
  route(getPrivacyStateCall, getPrivacyState),
  route(listBlockedCall, listBlocked),
  route(listRestrictedCall, listRestricted),
];
