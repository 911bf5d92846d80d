import type { Feature } from '../../feature.ts';
import { servePublicPages } from './serve-public-pages.ts';

export const publicPagesFeature: Feature = { plugin: servePublicPages };
