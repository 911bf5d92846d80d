import type { Notification } from '@kindred/contract/notifications/calls';
import { notificationPath } from '@kindred/contract/notifications/notification-path';
import { type PushPayload, pushWordsLength } from '@kindred/contract/push/limits';
import type { Db } from '../../platform/db/db.ts';
import { unreadMessages } from '../chat/inbox/unread-messages.ts';
import { presentNotification } from '../notifications/notifications.present.ts';
import { countUnread, findNotification } from '../notifications/notifications.sql.ts';
import { isPushOn } from './choices.ts';
import { type PushSubject, pushKey } from './enqueue-push.ts';
import { findWaitingMessage, type WaitingMessage } from './find-waiting-message.ts';
import type { DeviceRow } from './push-devices.sql.ts';
import { pushTexts } from './push-texts.ts';

type Words = Pick<PushPayload, 'title' | 'body' | 'url'> & { urgency: 'normal' | 'high' };

/**
 * What this device is told about the subject as things are now; undefined where there is nothing to tell any more, or
 * the person does not want to hear of it.
 */
export async function writePayload(
  db: Db,
  device: DeviceRow,
  subject: PushSubject,
  now: Date,
): Promise<{ payload: PushPayload; urgency: 'normal' | 'high' } | undefined> {
  const words = await wordsOf(db, device, subject, now);
  if (!words) return undefined;
  const { urgency, ...shown } = words;
  const badge =
    (await unreadMessages(db, device.user_id)) + (await countUnread(db, device.user_id)).unread_total;
  return { payload: { ...shown, tag: pushKey(subject), badge }, urgency };
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
      const note = presentNotification(row);
      return (await isPushOn(db, viewerId, note.push_type)) ? noteWords(note, device) : undefined;
    }
    case 'message': {
      const message = await findWaitingMessage(db, { viewerId, chatNo: 0, ...subject });
      const type = message?.is_gift ? 'gift_paid_msg' : 'chat_msg';
      return message && (await isPushOn(db, viewerId, type))
        ? messageWords(message, subject, device)
        : undefined;
    }
    case 'test': {
      const { test, testWords } = pushTexts[device.language];
      return { title: test, body: testWords, url: '/settings/notices/pushNotifications', urgency: 'high' };
    }
    default:
      return subject satisfies never;
  }
}

function noteWords(note: Notification, { language, detail }: DeviceRow): Words {
  const texts = pushTexts[language];
  // Without their words a comment's notice says only that there is one.
  const shown = detail === 'words' ? note : { ...note, reply_content: [] };
  return {
    ...(detail === 'hidden'
      ? { title: 'Kindred', body: texts.note }
      : { title: note.character || 'Kindred', body: texts.noteWords(shown).slice(0, pushWordsLength) }),
    url: notificationPath(note) ?? '/notifications',
    urgency: 'normal',
  };
}

function messageWords(
  message: WaitingMessage,
  { charId, fanId, chatNo }: PushSubject & { about: 'message' },
  { language, detail }: DeviceRow,
): Words {
  const texts = pushTexts[language];
  return {
    ...(detail === 'hidden'
      ? { title: 'Kindred', body: message.is_gift ? texts.gift : texts.message }
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
  const texts = pushTexts[language];
  if (message.is_gift) return texts.giftOf(message.diamonds ?? 0);
  return detail === 'words' && message.content !== '' ? message.content : texts.messageFrom;
}
