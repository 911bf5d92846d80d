import type { Feature } from '../../feature.ts';
import { dialogueRoutes } from './dialogue.routes.ts';
import { answerGift, answerGiftTask } from './gift-answer/answer-gift.ts';

export const dialogueFeature: Feature = {
  routes: dialogueRoutes,
  jobs: (context) => ({ [answerGiftTask]: (payload) => answerGift(context, payload) }),
};
