import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { deleteMemoriesOf } from './delete-memories-of.ts';
import { memoryRoutes } from './memory.routes.ts';
import { updateMemory } from './update/update-memory.ts';
import { updateTask } from './update/update-soon.ts';
import { embedMemory } from './vectors/embed-memory.ts';
import { embedTask } from './vectors/embed-soon.ts';

/** These jobs may wait for a model. */
function memoryJobs(context: Context): Record<string, JobHandler> {
  return {
    [updateTask]: (payload, shutdown) => {
      const { conversation_id: conversationId } = payload as { conversation_id: string };
      return updateMemory(context, conversationId, shutdown);
    },
    [embedTask]: (payload, shutdown) => {
      const { conversation_id: conversationId } = payload as { conversation_id: string };
      return embedMemory(context, conversationId, shutdown);
    },
  };
}

export const memoryFeature: Feature = {
  routes: memoryRoutes,
  longJobs: memoryJobs,
  hooks: { userDeleted: [deleteMemoriesOf] },
};
