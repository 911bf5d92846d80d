import type { Feature } from '../../feature.ts';
import { accountRoutes } from './account.routes.ts';
import { deleteNoticeChoices } from './notice-choices.sql.ts';
import { copyPictureTask, copyProviderPicture, queuePictureCopy } from './provider-picture.ts';
import { tellBuyers, tellBuyersTask } from './tell-buyers.ts';
import { heldProfile } from './update-user-data.ts';

export const accountFeature: Feature = {
  routes: accountRoutes,
  jobs: (context) => ({ [tellBuyersTask]: (payload) => tellBuyers(context, payload) }),
  longJobs: (context) => ({
    [copyPictureTask]: (payload) =>
      copyProviderPicture(context, payload as Parameters<typeof copyProviderPicture>[1]),
  }),
  hooks: {
    heldChanges: [heldProfile],
    userCreated: [queuePictureCopy],
    userDeleted: [(tx, { userId }) => deleteNoticeChoices(tx, userId)],
  },
};
