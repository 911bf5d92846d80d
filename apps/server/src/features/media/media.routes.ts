import { listOwnMediaCall, uploadMediaCall } from '@kindred/contract/media/calls';
import { route } from '../../route.ts';
import { uploadMedia } from './upload-media.ts';
import { listMediaOf } from './uploads.sql.ts';

export const mediaRoutes = [
  route(uploadMediaCall, (context, input, viewer, request) =>
    uploadMedia(context, input, viewer, request.files),
  ),
  route(listOwnMediaCall, async (context, input, viewer) => ({
    list: await listMediaOf(context, input.media_ids.split(','), viewer),
  })),
];
