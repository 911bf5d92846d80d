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
import { type Route, route } from '../../route.ts';
import { deleteMessage } from './changes/delete-message.ts';
import { reactToMessage } from './changes/react-to-message.ts';
import { getConversation } from './get-conversation.ts';
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
  route(getConversationCall, getConversation),
  route(listChangesCall, listChanges),
  route(readConversationCall, readConversation),
  route(deleteMessageCall, deleteMessage),
  route(reactToMessageCall, reactToMessage),
  route(sendTypingCall, sendTyping),
  route(setConversationModeCall, setConversationMode),
  route(getChatModeReachCall, getChatModeReach),
  route(setChatModeCall, setChatMode),
];
