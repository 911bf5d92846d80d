import type { Feature } from '../../feature.ts';
import { serveMedia } from './serve-media.ts';

export const mediaFeature: Feature = {
  plugin: serveMedia,
};
