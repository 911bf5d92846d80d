import type { Feature } from '../../feature.ts';
import { postingRoutes } from './posting.routes.ts';
import { expireDue } from './schedule/expire-due.ts';
import { movePlans } from './schedule/move-plans.ts';
import { publishDue } from './schedule/publish-due.ts';
import { heldEdit } from './edit-post.ts';
import { heldGoal } from './set-post-goal.ts';

export const postingFeature: Feature = {
  routes: postingRoutes,
  jobs: (context) => ({
    'posting.publish-due': () => publishDue(context),
    'posting.expire-due': () => expireDue(context),
  }),
  crontab: ['* * * * * posting.publish-due', '* * * * * posting.expire-due'],
  hooks: {
    heldChanges: [heldEdit, heldGoal],
    timezoneChanged: [movePlans],
  },
};
