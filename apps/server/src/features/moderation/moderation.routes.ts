import { createReportCall, createReportV1Call } from '@kindred/contract/moderation/calls';
import { type Route, route } from '../../route.ts';
import { createReport } from './create-report.ts';

export const moderationRoutes: Route[] = [
  route(createReportCall, createReport),
  route(createReportV1Call, createReport),
];
