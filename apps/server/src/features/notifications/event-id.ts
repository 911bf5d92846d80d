import type { NotificationRow } from './notifications.sql.ts';

export function readEventId(eventId: string): { stream: NotificationRow['stream']; id: string } {
  const [stream, id] = eventId.split('-') as [NotificationRow['stream'], string];
  return { stream, id };
}
