import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { enqueuePush } from './enqueue-push.ts';

/** Sends a notice to all devices of the viewer, also in quiet hours; returns the number of devices. */
export async function sendTestPush(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<{ device_num: number }> {
  return { device_num: await enqueuePush(db, userId, { about: 'test' }) };
}
