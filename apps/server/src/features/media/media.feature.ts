import type { Feature } from '../../feature.ts';
import { eraseMedia, forgetMedia } from './erase-media.ts';
import { serveMedia } from './serve-media.ts';

export const mediaFeature: Feature = {
  plugin: serveMedia,
  jobs: (context) => ({ 'media.erase': (payload) => eraseMedia(context, payload) }),
  hooks: { userDeleted: [forgetMedia] },
};
