// node scripts/build-web.ts [--force] — builds apps/web/dist when its sources changed.
import { buildWeb } from './lib/build-web.ts';

try {
  await buildWeb({ force: process.argv.includes('--force'), log: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
