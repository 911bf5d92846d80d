import {
  acceptInviteCall,
  getInviterCall,
  getInviteStatisticsCall,
  listInvitedCall,
} from '@kindred/contract/invites/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { acceptInvite } from './accept-invite.ts';
import { getInviteStatistics } from './get-invite-statistics.ts';
import { getInviter } from './get-inviter.ts';
import { listInvited } from './list-invited.ts';

export const invitesFeature: Feature = {
  routes: [
    route(getInviterCall, getInviter),
    route(acceptInviteCall, acceptInvite),
    route(getInviteStatisticsCall, getInviteStatistics),
    route(listInvitedCall, listInvited),
  ],
};
