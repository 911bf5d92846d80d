import type { Feature } from '../src/feature.ts';
import { refuseForeignHosts } from '../src/platform/http/refuse-foreign-hosts.ts';
import { listDemoPeople } from './list-demo-people.ts';
import { serveDevTools } from './serve-dev-tools.ts';
import { serveOutbox } from './serve-outbox.ts';
import { serveDemoSignIn } from './sign-in/serve-demo-sign-in.ts';

/** What demo mode alone adds: the built-in sign-in provider and tools. `features` tell which tasks run by the clock. */
export function demoFeature(features: Feature[]): Feature {
  const tasks = features.flatMap((feature) => feature.crontab ?? []).map(taskOf);
  return {
    plugin: async (app, context) => {
      refuseForeignHosts(app, context);
      serveDevTools(app, context, tasks);
      serveOutbox(app, context);
      for (const { provider, demo } of context.signIn.providers()) {
        if (!demo) continue;
        await app.register(async (scope) =>
          serveDemoSignIn(scope, context, provider, () => listDemoPeople(context.db, provider)),
        );
      }
    },
  };
}

/** `* * * * * task ?options payload` → `task`. */
function taskOf(crontabLine: string): string {
  const task = crontabLine.trim().split(/\s+/)[5];
  if (!task) throw new Error(`no task in crontab line "${crontabLine}"`);
  return task;
}
