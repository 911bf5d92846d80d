import { getStaffPersonCall, listCaseMediaCall, sweepPersonCall } from '@kindred/contract/desk/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getStaffPerson } from './person/get-person.ts';
import { listCaseMedia } from './person/list-case-media.ts';
import { sweepPerson } from './person/sweep-person.ts';

/** What staff see of a person over all features. */
export const deskFeature: Feature = {
  routes: [
    route(getStaffPersonCall, getStaffPerson),
    route(sweepPersonCall, sweepPerson),
    route(listCaseMediaCall, listCaseMedia),
  ],
};
