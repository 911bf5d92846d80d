import {
  blockCall,
  listBlockedCall,
  listRestrictedCall,
  restrictCall,
} from '@kindred/contract/privacy/calls';
import { type Route, route } from '../../route.ts';
import { listBlocked, listRestricted } from './list-blocked-or-restricted.ts';
import { setBlock } from './set-block.ts';
import { setRestriction } from './set-restriction.ts';

export const privacyRoutes: Route[] = [
  route(blockCall, async (context, input, viewer) => {
    await setBlock(context, viewer.userId, { id: input.block_id, isOn: input.block === 1 });
    return {};
  }),
  route(restrictCall, async (context, input, viewer) => {
    await setRestriction(context, viewer.userId, { id: input.restrict_id, isOn: input.restrict === 1 });
    return {};
  }),
  route(listBlockedCall, listBlocked),
  route(listRestrictedCall, listRestricted),
];
