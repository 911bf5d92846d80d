import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useState } from 'react';
import { isOwnSide } from '../conversation-updates.ts';
import { useWriterLabel } from './use-writer-label.ts';

type LatestAnnouncementProps = { conversation: ChatListItem; messages: readonly ChatMessage[] };

/** Reads a new message of the other side out, once and whole, never word by word as it is written. */
export function LatestAnnouncement({ conversation, messages }: LatestAnnouncementProps) {
  const writerLabel = useWriterLabel(conversation);
  const last = messages.at(-1);
  const [openedAt] = useState(last?.seq ?? 0);
  const isNew = last && last.seq > openedAt && !isOwnSide(conversation.side, last.identity);
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && `${writerLabel(last.identity)}: ${last.content}`}
    </p>
  );
}
