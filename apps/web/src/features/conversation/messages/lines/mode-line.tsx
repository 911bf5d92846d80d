import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useModeText } from '../use-mode-text.ts';

type ModeLineProps = { message: ChatMessage; conversation: ChatListItem };

/** From here on somebody else answers: a person or the AI. */
export function ModeLine({ message, conversation }: ModeLineProps) {
  const modeText = useModeText(conversation);
  return <p className="mx-auto my-4 max-w-sm text-center text-caption text-ink-soft">{modeText(message)}</p>;
}
