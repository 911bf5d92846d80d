import {
  clearConversationCall,
  deleteMessageCall,
  getChatModeReachCall,
  getConversationCall,
  listChangesCall,
  listConversationsCall,
  reactToMessageCall,
  readConversationCall,
  sendTypingCall,
  setChatModeCall,
  setConversationModeCall,
  setConversationStateCall,
} from '@kindred/contract/chat/calls';
import { refuse } from '../../platform/app-error.ts';
import { type Route, route } from '../../route.ts';
import { deleteMessage } from './changes/delete-message.ts';
import { reactToMessage } from './changes/react-to-message.ts';
import { presentConversation } from './chat.present.ts';
import { findConversation } from './conversations.sql.ts';
import { listConversations } from './inbox/list-conversations.ts';
import { clearConversation, setConversationState } from './inbox/set-conversation-state.ts';
import { listChanges } from './list-changes.ts';
import { getChatModeReach } from './modes/get-chat-mode-reach.ts';
import { setChatMode } from './modes/set-chat-mode.ts';
import { setConversationMode } from './modes/set-conversation-mode.ts';
import { readConversation } from './read-conversation.ts';
import { sendTyping } from './send-typing.ts';

export const chatRoutes: Route[] = [
  route(listConversationsCall, listConversations),
  route(setConversationStateCall, setConversationState),
  route(clearConversationCall, clearConversation),
  route(getConversationCall, async (context, input, viewer) => {
    const row = await findConversation(context.db, {
      viewerId: viewer.userId,
      charId: input.char_id,
      fanId: input.user_id ?? viewer.userId,
      now: context.clock.now(),
    });
    return presentConversation(row ?? refuse('notFound'), context);
  }),
  route(listChangesCall, (context, input, viewer) => listChanges(context, viewer.userId, input.since)),
  route(readConversationCall, (context, input, viewer) => readConversation(context, viewer.userId, input)),
  route(deleteMessageCall, deleteMessage),
  route(reactToMessageCall, reactToMessage),
  route(sendTypingCall, sendTyping),
  route(setConversationModeCall, setConversationMode),
  route(getChatModeReachCall, getChatModeReach),
  route(setChatModeCall, async (context, input, viewer) => {
    await setChatMode(context, viewer, input.chat_mode);
    return { chat_mode: input.chat_mode };
  }),
];
