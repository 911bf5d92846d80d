import { createRemovalCall } from '@kindred/contract/removals/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { createRemoval } from './create-removal.ts';
import { forgetOldContacts, hideDue } from './hide-due.ts';
import { serveRemovalPage } from './page/serve-removal-page.ts';
import { removalCase } from './removal-case.ts';
import { removalMailTask, sendRemovalMail } from './removal-mail.ts';

/** Requests for removal of people who need no account for them. */
export const removalsFeature: Feature = {
  routes: [route(createRemovalCall, createRemoval)],
  plugin: serveRemovalPage,
  jobs: (context) => ({
    [removalMailTask]: (payload) => sendRemovalMail(context, payload),
    'removals.hide-due': () => hideDue(context),
    'removals.forget-contacts': () => forgetOldContacts(context),
  }),
  crontab: ['*/5 * * * * removals.hide-due', '19 4 * * * removals.forget-contacts'],
  hooks: { caseKinds: [removalCase] },
};
