import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useState } from 'react';
import { CreatorCareBar } from '../../care/creator-care-bar.tsx';
import { peerName } from '../../inbox/peer-name.ts';
import { BriefPanel } from '../brief/brief-panel.tsx';
import { AnsweringBar } from './answering-bar.tsx';

type CreatorBarProps = { conversation: ChatListItem; defaultMode: UserData['chat_mode'] };

/** Above a conversation with a fan: what to do for a fan in distress, who answers, and the brief, which is open where the creator was called. */
export function CreatorBar({ conversation, defaultMode }: CreatorBarProps) {
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? conversation.handover !== null;
  return (
    // However much there is to say, the messages and the box below them stay in sight.
    <div className="max-h-[50dvh] shrink-0 overflow-y-auto">
      {conversation.care && <CreatorCareBar care={conversation.care} name={peerName(conversation)} />}
      <AnsweringBar
        conversation={conversation}
        defaultMode={defaultMode}
        brief={{ isOpen, onToggle: () => setChoice(!isOpen) }}
      />
      {isOpen && <BriefPanel conversation={conversation} />}
    </div>
  );
}
