import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useHelpShown } from '../../features/conversation/use-help-shown.ts';
import { GiftButton } from '../../features/gifts/gift-button.tsx';
import { FanPanelButton } from './fan-aside.tsx';

/** What stands beside the name; the rest is behind it. */
export function ConversationActions({ conversation }: { conversation: ChatListItem }) {
  const isHelpShown = useHelpShown(conversation);
  const { side, char_id, nickname: name, avatar } = conversation;
  return (
    <>
      {/* A creator is given gifts; they give none to their fans. Beside help nothing is sold. */}
      {side === 'fan' && !isHelpShown && (
        <GiftButton target={{ charId: char_id, chatNo: conversation.chat_no, name, avatar }} />
      )}
      <FanPanelButton conversation={conversation} />
    </>
  );
}
