import type { Feature } from '../../feature.ts';
import { appealCase } from './cases/appeal-case.ts';
import { caseDecidedTask, notifyDecision } from './cases/notify-decision.ts';
import { personCase } from './cases/person-case.ts';
import { reportCase } from './cases/report-case.ts';
import { changeCase, deleteChangesOf } from './held/change-case.ts';
import { emptyReports } from './empty-reports.ts';
import { serveCrisisPage } from './help/serve-crisis-page.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { deleteSanctionsOf, endSanctions } from './sanctions/sanctions.ts';
import { reviewNewName } from './review-new-name.ts';

export const moderationFeature: Feature = {
  routes: moderationRoutes,
  plugin: serveCrisisPage,
  jobs: (context) => ({
    [caseDecidedTask]: (payload) => notifyDecision(context, payload),
    'moderation.end-sanctions': () => endSanctions(context),
  }),
  crontab: ['* * * * * moderation.end-sanctions'],
  hooks: {
    caseKinds: [appealCase, changeCase, personCase, reportCase],
    userCreated: [reviewNewName],
    userDeleted: [emptyReports, deleteChangesOf, deleteSanctionsOf],
  },
};
