import type { Feature } from '../../feature.ts';
import { companionJobs, replyJobs, requeueLostReplies } from './companion.jobs.ts';
import { companionRoutes } from './companion.routes.ts';
import { deletePersonasOf } from './personas/personas.ts';
import { deleteSpeechOf, sweepSpeechTask } from './speech/speech-files.ts';
import { stopCompanion } from './stop-companion.ts';
import { stopReplies } from './stop-replies.ts';
import { deleteVersionsOf } from './versions/delete-versions-of.ts';

export const companionFeature: Feature = {
  routes: companionRoutes,
  jobs: companionJobs,
  longJobs: replyJobs,
  hooks: {
    userDeleted: [stopReplies, deleteVersionsOf, deletePersonasOf, deleteSpeechOf],
    accountHeld: [
      (tx, { userId, now }, context) =>
        stopCompanion(context, tx, { fanId: userId, conversationId: null, now }),
    ],
  },
  recover: (context) => requeueLostReplies(context, 0),
  crontab: ['* * * * * companion.requeue', `41 3 * * * ${sweepSpeechTask}`],
};
