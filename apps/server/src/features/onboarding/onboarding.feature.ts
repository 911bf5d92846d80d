import { becomeCreatorCall, checkHandleCall } from '@kindred/contract/onboarding/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { becomeCreator } from './become-creator.ts';
import { checkHandle } from './check-handle.ts';

export const onboardingFeature: Feature = {
  routes: [route(checkHandleCall, checkHandle), route(becomeCreatorCall, becomeCreator)],
};
