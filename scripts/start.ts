// npm start — builds the web app if it changed, then runs the server in this process; `-- --help` tells the settings.
import { readConfig } from '../apps/server/src/config.ts';
import { buildWeb } from './lib/build-web.ts';
import { describeSettings } from './lib/list-settings.ts';

if (process.argv.includes('--help')) {
  console.log(describeSettings());
  process.exit(0);
}

// Before the build, so that a mistyped setting is reported at once.
try {
  readConfig(process.env);
} catch (error) {
  console.error(`Configuration: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

try {
  await buildWeb({ log: console.log });
} catch (error) {
  console.error(`The web app could not be built: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
await import('../apps/server/src/main.ts');
