import {
  deleteMessageCall,
  getChatModeReachCall,
  getConversationCall,
  listChangesCall,
  listConversationsCall,
  readConversationCall,
  setChatModeCall,
  setConversationModeCall,
} from '@kindred/contract/chat/calls';
import { refuse } from '../../platform/app-error.ts';
import { type Route, route } from '../../route.ts';
import { presentConversation } from './chat.present.ts';
import { findConversation } from './conversations.sql.ts';
import { deleteMessage } from './delete-message.ts';
import { listChanges } from './list-changes.ts';
import { listConversations } from './list-conversations.ts';
import { getChatModeReach } from './modes/get-chat-mode-reach.ts';
import { setChatMode } from './modes/set-chat-mode.ts';
import { setConversationMode } from './modes/set-conversation-mode.ts';
import { readConversation } from './read-conversation.ts';

export const chatRoutes: Route[] = [
  route(listConversationsCall, (context, input, viewer) => listConversations(context, viewer.userId, input)),
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
  route(deleteMessageCall, async (context, input, viewer) => {
    await deleteMessage(context, viewer.userId, input.msg_id);
    return {};
  }),
  route(setConversationModeCall, setConversationMode),
  route(getChatModeReachCall, getChatModeReach),
  route(setChatModeCall, async (context, input, viewer) => {
    await setChatMode(context, viewer, input.chat_mode);
    return { chat_mode: input.chat_mode };
  }),
];
