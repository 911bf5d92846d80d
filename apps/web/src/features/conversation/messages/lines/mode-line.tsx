import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useModeText } from '../use-mode-text.ts';

type ModeLineProps = { message: ChatMessage; conversation: ChatListItem };

/** Says that from here on a person answers instead of the AI, or the other way round. */
export function ModeLine({ message, conversation }: ModeLineProps) {
  const modeText = useModeText(conversation);
  return <p className="mx-auto my-4 max-w-sm text-center text-caption text-ink-soft">{modeText(message)}</p>;
}
