import { clearConversationCall, deleteMessageCall } from '@kindred/contract/chat/calls';
import {
  chargerCall,
  editMessageCall,
  listMessagesCall,
  resendMessageCall,
} from '@kindred/contract/dialogue/calls';
import { createChatCall, listChatsCall, renameChatCall } from '@kindred/contract/dialogue/chat-calls';
import { type Route, route } from '../../route.ts';
import { charger } from './charger.ts';
import { createChat } from './chats/create-chat.ts';
import { listChats } from './chats/list-chats.ts';
import { renameChat } from './chats/rename-chat.ts';
import { editMessage } from './edit-message.ts';
import { listMessages } from './list-messages.ts';
import { resendMessage } from './resend-message.ts';
import { clearConversation, deleteMessage } from './take-back.ts';

export const dialogueRoutes: Route[] = [
  route(chargerCall, charger),
  route(editMessageCall, editMessage),
  route(deleteMessageCall, deleteMessage),
  route(clearConversationCall, clearConversation),
  route(resendMessageCall, resendMessage),
  route(listMessagesCall, listMessages),
  route(listChatsCall, listChats),
  route(createChatCall, createChat),
  route(renameChatCall, renameChat),
];
