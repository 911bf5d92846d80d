import type { Context } from '../../../context.ts';
import { chooseAi } from '../../../outside/ai/choose-ai.ts';
import type { CompanionAi } from '../../../outside/ai/companion-ai.ts';
import { switchableAi } from '../../../outside/ai/switchable-ai.ts';
import { readConnection } from './read-connection.ts';

/** Published when an administrator connects or disconnects a model. */
export const connectionChanged = 'ai.connection';

/** For processes that missed the publication. */
const rereadMs = 15_000;

/**
 * Returns the AI for when the environment names no model: the one that an administrator has connected, else the offline
 * companion. All processes follow a change at once, and after 15 seconds at the latest.
 */
export async function connectedAi(
  context: Pick<Context, 'db' | 'config' | 'log' | 'live' | 'closing'>,
): Promise<CompanionAi> {
  const { log, live, closing } = context;
  const offline = chooseAi(undefined, log);
  const ai = switchableAi(offline);
  let followed = 'none';
  const follow = async () => {
    const config = await readConnection(context);
    const state = JSON.stringify(config ?? 'none');
    if (state === followed) return;
    followed = state;
    ai.switchTo(config ? Object.assign(chooseAi(config, log), { config }) : offline);
  };
  const followQuietly = () =>
    follow().catch((err: unknown) => log.warn({ err }, 'the connected model could not be read'));
  await followQuietly();
  live.onControl(connectionChanged, () => void followQuietly());
  const timer = setInterval(() => void followQuietly(), rereadMs);
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer), { once: true });
  return ai;
}
