import { createAppealCall, listDecisionsCall } from '@kindred/contract/care/calls';
import { type Route, route } from '../../route.ts';
import { createAppeal } from './cases/create-appeal.ts';
import { listDecisions } from './cases/list-decisions.ts';

export const careRoutes: Route[] = [
  route(listDecisionsCall, listDecisions),
  route(createAppealCall, createAppeal),
];
