import { listOwnMediaCall, uploadMediaCall, uploadVoiceCall } from '@kindred/contract/media/calls';
import { route } from '../../route.ts';
import { listOwnMedia } from './list-own-media.ts';
import { uploadMedia } from './upload-media.ts';
import { uploadVoice } from './upload-voice.ts';

export const mediaRoutes = [
  route(uploadMediaCall, uploadMedia),
  route(uploadVoiceCall, uploadVoice),
  route(listOwnMediaCall, listOwnMedia),
];
