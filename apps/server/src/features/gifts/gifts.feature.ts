import { undoGiftCall } from '@kindred/contract/gifts/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { undoGift } from './undo-gift.ts';

export const giftsFeature: Feature = { routes: [route(undoGiftCall, undoGift)] };
