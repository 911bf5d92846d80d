import type { NotificationRow } from './notifications.sql.ts';

/** Splits `note-12` or `gift-34`, which the contract has validated. */
export function readEventId(eventId: string): { stream: NotificationRow['stream']; id: string } {
  const [stream, id] = eventId.split('-') as [NotificationRow['stream'], string];
  return { stream, id };
}
