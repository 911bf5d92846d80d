import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { PushMessage, PushTarget } from '../../outside/push/push-sender.ts';
import type { PushSubject } from './enqueue-push.ts';
import { type DeviceRow, deleteDevice, findDevice } from './push-devices.sql.ts';
import { isQuiet } from './quiet-hours.ts';
import { writePayload } from './write-payload.ts';

type Delivery = { device_id: string; subject: PushSubject };

/** How long the push service keeps a notice for a device that is off. */
const ttlSeconds = 86_400;

/**
 * Sends one notice to one device with the subject's current content; nothing in quiet hours, because everything is
 * also in the lists. A device that is gone is deleted. Throws, and so is retried, when the push service does not
 * answer.
 */
export async function deliverPush(context: Context, payload: unknown): Promise<void> {
  const { db, clock, push, log } = context;
  const { device_id: deviceId, subject } = payload as Delivery;
  const now = clock.now();
  const device = await findDevice(db, deviceId);
  if (!device) return;
  const isLate = subject.about !== 'test' && isQuiet(now, device.timezone, quietHours(device));
  if (isLate) return;
  const content = await writePayload(db, device, subject, now);
  if (!content) return;
  const outcome = await push.send(targetOf(device), toMessage(content));
  switch (outcome) {
    case 'sent':
      return;
    case 'gone':
      return deleteDevice(db, deviceId);
    case 'refused':
      log.warn({ about: subject.about }, 'a push service refused a notice');
      return;
    case 'later':
      throw new Error('the push service does not take it now');
    default:
      return outcome satisfies never;
  }
}

const quietHours = ({ quiet_from: from, quiet_until: until }: DeviceRow) => ({ from, until });

function targetOf({ kind, endpoint, p256dh, auth }: DeviceRow): PushTarget {
  return kind === 'web' ? { kind, endpoint, p256dh, auth } : { kind, token: endpoint };
}

function toMessage({ payload, urgency }: NonNullable<Awaited<ReturnType<typeof writePayload>>>): PushMessage {
  return { payload: JSON.stringify(payload), topic: topicOf(payload.tag), urgency, ttlSeconds };
}

/** A topic has at most 32 characters of the base64url alphabet (RFC 8030, 5.4); the hash hides its meaning. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
