import {
  getPushSettingsCall,
  sendTestPushCall,
  updatePushSettingsCall,
  updateWebFcmTokenCall,
} from '@kindred/contract/push/calls';
import { route } from '../../route.ts';
import { getPushSettings, updatePushSettings } from './push-settings.ts';
import { registerDevice } from './register-device.ts';
import { sendTestPush } from './send-test-push.ts';

export const pushRoutes = [
  route(updateWebFcmTokenCall, registerDevice),
  route(getPushSettingsCall, getPushSettings),
  route(updatePushSettingsCall, updatePushSettings),
  route(sendTestPushCall, sendTestPush),
];
