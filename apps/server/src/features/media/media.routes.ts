import { listOwnMediaCall, uploadMediaCall } from '@kindred/contract/media/calls';
import { route } from '../../route.ts';
import { listOwnMedia } from './list-own-media.ts';
import { uploadMedia } from './upload-media.ts';

export const mediaRoutes = [route(uploadMediaCall, uploadMedia), route(listOwnMediaCall, listOwnMedia)];
