import type { Feature } from '../../feature.ts';
import { appealCase } from './cases/appeal-case.ts';
import { caseDecidedTask, notifyDecision } from './cases/notify-decision.ts';
import { personCase } from './cases/person-case.ts';
import { reportCase } from './cases/report-case.ts';
import {
  deleteCaseFilesOf,
  removeCaseFiles,
  removeCaseFilesTask,
  sweepCaseFiles,
  sweepCaseFilesTask,
} from './files/delete-case-files.ts';
import { serveCaseFiles } from './files/serve-case-files.ts';
import { changeCase, deleteChangesOf } from './held/change-case.ts';
import { emptyReports } from './empty-reports.ts';
import { serveCrisisPage } from './help/serve-crisis-page.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { deleteSanctionsOf, endSanctions } from './sanctions/sanctions.ts';
import { reviewNewName } from './review-new-name.ts';

export const moderationFeature: Feature = {
  routes: moderationRoutes,
  plugin: (app, context) => {
    serveCrisisPage(app, context);
    serveCaseFiles(app, context);
  },
  jobs: (context) => ({
    [caseDecidedTask]: (payload) => notifyDecision(context, payload),
    'moderation.end-sanctions': () => endSanctions(context),
    [removeCaseFilesTask]: (payload) => removeCaseFiles(context, payload),
    [sweepCaseFilesTask]: () => sweepCaseFiles(context),
  }),
  crontab: ['* * * * * moderation.end-sanctions', `53 3 * * * ${sweepCaseFilesTask}`],
  hooks: {
    caseKinds: [appealCase, changeCase, personCase, reportCase],
    userCreated: [reviewNewName],
    userDeleted: [deleteCaseFilesOf, emptyReports, deleteChangesOf, deleteSanctionsOf],
  },
};
