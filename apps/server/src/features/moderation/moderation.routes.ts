import { createReportCall, createReportV1Call } from '@kindred/contract/moderation/calls';
import {
  claimCaseCall,
  decideCaseCall,
  listAuditEventsCall,
  listCasesCall,
} from '@kindred/contract/moderation/staff-calls';
import { type Route, route } from '../../route.ts';
import { claimCase } from './cases/claim-case.ts';
import { decideCase } from './cases/decide-case.ts';
import { listAuditEvents } from './cases/list-audit-events.ts';
import { listCases } from './cases/list-cases.ts';
import { createReport } from './create-report.ts';

export const moderationRoutes: Route[] = [
  route(createReportCall, createReport),
  route(createReportV1Call, createReport),
  route(listCasesCall, listCases),
  route(claimCaseCall, claimCase),
  route(decideCaseCall, decideCase),
  route(listAuditEventsCall, listAuditEvents),
];
