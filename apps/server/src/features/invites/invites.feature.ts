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
import { findInviterByCode } from './inviter.sql.ts';
import { listInvited } from './list-invited.ts';

export const invitesFeature: Feature = {
  routes: [
    route(getInviterCall, async ({ db }, input) => ({
      inviter: (await findInviterByCode(db, input.referral)) ?? null,
    })),
    route(acceptInviteCall, (context, input, viewer) => acceptInvite(context, viewer.userId, input.referral)),
    route(getInviteStatisticsCall, (context, _input, viewer) => getInviteStatistics(context, viewer)),
    route(listInvitedCall, listInvited),
  ],
};
