import { createAppealCall, endCareCall, listDecisionsCall } from '@kindred/contract/care/calls';
import { type Route, route } from '../../route.ts';
import { createAppeal } from './cases/create-appeal.ts';
import { listDecisions } from './cases/list-decisions.ts';
import { endCare } from './end-care.ts';

export const careRoutes: Route[] = [
  route(endCareCall, endCare),
  route(listDecisionsCall, listDecisions),
  route(createAppealCall, createAppeal),
];
