// npm start — builds the web app if it changed, then runs the server in this process.
import { buildWeb } from './lib/build-web.ts';

try {
  await buildWeb({ log: console.log });
} catch (error) {
  console.error(`The web app could not be built: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
await import('../apps/server/src/main.ts');
