import {
  getMailSettingsCall,
  setMailAddressCall,
  updateMailSettingsCall,
} from '@kindred/contract/mail/calls';
import { route } from '../../route.ts';
import { getMailSettings, setMailAddress, updateMailSettings } from './mail-settings.ts';

export const mailRoutes = [
  route(getMailSettingsCall, getMailSettings),
  route(updateMailSettingsCall, updateMailSettings),
  route(setMailAddressCall, setMailAddress),
];
