import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { deleteDeviceOfSession, saveDevice } from './push-devices.sql.ts';

/**
 * Registers this device for notices; an empty body unregisters it. Refuses with `pushNotConfigured`, and with
 * `invalidInput` for a subscription that is stored with other keys.
 */
export async function registerDevice(
  { db, clock, push }: Pick<Context, 'db' | 'clock' | 'push'>,
  { subscription, token }: ParsedInput<'updateWebFcmToken'>,
  { userId, sessionId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<{ is_registered: 0 | 1 }> {
  if (!subscription && token === undefined) {
    await deleteDeviceOfSession(db, sessionId);
    return { is_registered: 0 };
  }
  if (!subscription && !push.takesFirebase) refuse('pushNotConfigured');
  const target = subscription
    ? { kind: 'web' as const, endpoint: subscription.endpoint, ...subscription.keys }
    : { kind: 'firebase' as const, endpoint: token ?? '', p256dh: '', auth: '' };
  const isSaved = await saveDevice(db, { userId, sessionId, language, now: clock.now(), ...target });
  if (!isSaved) refuse('invalidInput', { field: 'subscription' });
  return { is_registered: 1 };
}
