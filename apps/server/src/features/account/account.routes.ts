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
import { listNoticeChoices, updateNoticeChoice } from './notice-choices.sql.ts';
import { presentNoticeChoices } from './present-notice-choices.ts';
import { previewDeletion } from './preview-deletion.ts';
import { updateUserData } from './update-user-data.ts';
import { windDown } from './wind-down.ts';

export const accountRoutes: Route[] = [
  route(getAccountCall, (context, _input, viewer) => getAccount(context, viewer.userId)),
  ...[updateUserDataCall, updateUserDataV3Call].map((call) =>
    route(call, (context, input, viewer, request) => updateUserData(context, input, viewer, request.files)),
  ),
  route(previewDeletionCall, (context, _input, viewer) => previewDeletion(context, viewer.userId)),
  route(windDownCall, async (context, _input, viewer) => {
    await windDown(context, viewer);
    return {};
  }),
  route(deleteAccountCall, async (context, _input, viewer) => {
    await deleteAccount(context, viewer.userId);
    return {};
  }),
  route(getPushConfigCall, async ({ db }, _input, viewer) =>
    presentNoticeChoices(await listNoticeChoices(db, viewer.userId)),
  ),
  route(updatePushConfigCall, async ({ db }, input, viewer) => {
    await updateNoticeChoice(db, viewer.userId, input);
    return presentNoticeChoices(await listNoticeChoices(db, viewer.userId));
  }),
];
