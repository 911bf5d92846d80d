import { notificationPath } from '@kindred/contract/notifications/notification-path';
import { topics } from '@kindred/contract/notifications/topics';
import { type PushPayload, pushWordsLength } from '@kindred/contract/push/limits';
import type { Db } from '../../platform/db/db.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { unreadMessages } from '../chat/inbox/unread-messages.ts';
import { describeNotification } from '../notifications/describe-notification.ts';
import { presentNotification } from '../notifications/notifications.present.ts';
import { countUnread, findNotification, type NotificationRow } from '../notifications/notifications.sql.ts';
import { isPushOn } from './choices.ts';
import { type PushSubject, pushKey } from './enqueue-push.ts';
import { findWaitingMessage, type WaitingMessage } from './find-waiting-message.ts';
import type { DeviceRow } from './push-devices.sql.ts';

type Words = Pick<PushPayload, 'title' | 'body' | 'url'> & { urgency: 'normal' | 'high' };

/**
 * Returns the notice for this device with the subject's current content; undefined when the subject is read or gone,
 * or the person has switched such notices off.
 */
export async function writePayload(
  db: Db,
  device: DeviceRow,
  subject: PushSubject,
  now: Date,
): Promise<{ payload: PushPayload; urgency: 'normal' | 'high' } | undefined> {
  const words = await wordsOf(db, device, subject, now);
  if (!words) return undefined;
  const { urgency, ...content } = words;
  const badge =
    (await unreadMessages(db, device.user_id)) + (await countUnread(db, device.user_id)).unread_total;
  return { payload: { ...content, tag: pushKey(subject), badge }, urgency };
}

async function wordsOf(
  db: Db,
  device: DeviceRow,
  subject: PushSubject,
  now: Date,
): Promise<Words | undefined> {
  const { user_id: viewerId } = device;
  switch (subject.about) {
    case 'note': {
      const reader = { viewerId, viewerIsReviewer: false, mediaToken: '', now };
      const row = await findNotification(db, reader, { stream: 'note', id: subject.id });
      if (!row || row.is_read) return undefined;
      // Creators always get notices of a fan's distress.
      const isWanted = row.topic === 'distress' || (await isPushOn(db, viewerId, topics[row.topic].push));
      return isWanted ? noteWords(row, device) : undefined;
    }
    case 'message': {
      const message = await findWaitingMessage(db, { viewerId, chatNo: 0, ...subject });
      const type = message?.is_gift ? 'gift_paid_msg' : 'chat_msg';
      return message && (await isPushOn(db, viewerId, type))
        ? messageWords(message, subject, device)
        : undefined;
    }
    case 'test': {
      const t = sayIn(device.language);
      const url = '/settings/notices/pushNotifications';
      return { title: t('push.test'), body: t('push.testWords'), url, urgency: 'high' };
    }
    default:
      return subject satisfies never;
  }
}

function noteWords(row: NotificationRow, { language, detail }: DeviceRow): Words {
  // Without the quote the notice only says that there is a comment.
  const { title, body } = describeNotification(detail === 'words' ? row : { ...row, quote: null }, language);
  return {
    ...(detail === 'hidden'
      ? { title: 'Kindred', body: sayIn(language)('push.note') }
      : { title, body: body.slice(0, pushWordsLength) }),
    url: notificationPath(presentNotification(row)) ?? '/notifications',
    urgency: row.topic === 'distress' ? 'high' : 'normal',
  };
}

function messageWords(
  message: WaitingMessage,
  { charId, fanId, chatNo }: PushSubject & { about: 'message' },
  { language, detail }: DeviceRow,
): Words {
  const t = sayIn(language);
  return {
    ...(detail === 'hidden'
      ? { title: 'Kindred', body: message.is_gift ? t('push.gift') : t('push.message') }
      : { title: message.name, body: messageBody(message, detail, language) }),
    url: `/messages/${message.is_fan ? charId : fanId}${chatNo ? `?chat=${chatNo}` : ''}`,
    urgency: 'high',
  };
}

function messageBody(
  message: WaitingMessage,
  detail: 'names' | 'words',
  language: DeviceRow['language'],
): string {
  const t = sayIn(language);
  if (message.is_gift) return t('push.giftOf', { diamonds: message.diamonds ?? 0 });
  return detail === 'words' && message.content !== '' ? message.content : t('push.messageFrom');
}
