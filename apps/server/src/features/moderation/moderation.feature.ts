import type { Feature } from '../../feature.ts';
import { reviewNewName } from './review-new-name.ts';

export const moderationFeature: Feature = {
  hooks: { userCreated: [reviewNewName] },
};
