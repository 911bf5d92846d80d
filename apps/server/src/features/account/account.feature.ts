import type { Feature } from '../../feature.ts';
import { accountRoutes } from './account.routes.ts';
import { deleteNoticeChoices } from './notice-choices.sql.ts';
import { copyPictureTask, copyProviderPicture, queuePictureCopy } from './provider-picture.ts';

export const accountFeature: Feature = {
  routes: accountRoutes,
  longJobs: (context) => ({
    [copyPictureTask]: (payload) =>
      copyProviderPicture(context, payload as Parameters<typeof copyProviderPicture>[1]),
  }),
  hooks: {
    userCreated: [queuePictureCopy],
    userDeleted: [(tx, { userId }) => deleteNoticeChoices(tx, userId)],
  },
};
