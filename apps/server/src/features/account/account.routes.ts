import {
  deleteAccountCall,
  getAccountCall,
  getPushConfigCall,
  previewDeletionCall,
  updatePushConfigCall,
  updateUserDataCall,
  updateUserDataV3Call,
  windDownCall,
} from '@kindred/contract/account/calls';
import { type Route, route } from '../../route.ts';
import { deleteAccount } from './delete-account.ts';
import { getAccount } from './get-account.ts';
import { previewDeletion } from './preview-deletion.ts';
import { getPushConfig, updatePushConfig } from './push-config.ts';
import { updateUserData } from './update-user-data.ts';
import { windDown } from './wind-down.ts';

export const accountRoutes: Route[] = [
  route(getAccountCall, getAccount),
  route(updateUserDataCall, updateUserData),
  route(updateUserDataV3Call, updateUserData),
  route(previewDeletionCall, previewDeletion),
  route(windDownCall, windDown),
  route(deleteAccountCall, deleteAccount),
  route(getPushConfigCall, getPushConfig),
  route(updatePushConfigCall, updatePushConfig),
];
