import type { NotificationRow } from './notifications.sql.ts';

/** `note-12` or `gift-34`, as the contract lets it in. */
export function readEventId(eventId: string): { stream: NotificationRow['stream']; id: string } {
  const [stream, id] = eventId.split('-') as [NotificationRow['stream'], string];
  return { stream, id };
}
