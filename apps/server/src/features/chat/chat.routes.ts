import { endCareCall } from '@kindred/contract/care/calls';
import {
  getAnswerSettingsCall,
  getChatModeReachCall,
  setAnswerSettingsCall,
  setChatModeCall,
  setConversationModeCall,
} from '@kindred/contract/chat/answering-calls';
import {
  getConversationCall,
  listChangesCall,
  listConversationsCall,
  reactToMessageCall,
  readConversationCall,
  sendTypingCall,
  setConversationStateCall,
} from '@kindred/contract/chat/calls';
import {
  deleteLabelCall,
  listLabelsCall,
  saveLabelCall,
  seekMessageCall,
  setConversationLabelsCall,
} from '@kindred/contract/chat/label-calls';
import {
  listBoughtMessagesCall,
  listMessageMediaCall,
  unlockMessageCall,
} from '@kindred/contract/chat/media-calls';
import { type Route, route } from '../../route.ts';
import { reactToMessage } from './changes/react-to-message.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './inbox/list-conversations.ts';
import { setConversationState } from './inbox/set-conversation-state.ts';
import { deleteLabel, listLabels, saveLabel, setConversationLabels } from './labels/labels.ts';
import { listChanges } from './list-changes.ts';
import { listBoughtMessages } from './media/list-bought-messages.ts';
import { listMessageMedia } from './media/list-message-media.ts';
import { unlockMessage } from './media/unlock-message.ts';
import { getAnswerSettings, setAnswerSettings } from './modes/answer-settings.ts';
import { endCare } from './modes/end-care.ts';
import { getChatModeReach } from './modes/get-chat-mode-reach.ts';
import { setChatMode } from './modes/set-chat-mode.ts';
import { setConversationMode } from './modes/set-conversation-mode.ts';
import { readConversation } from './reading/read-conversation.ts';
import { seekMessage } from './seek-message.ts';
import { sendTyping } from './send-typing.ts';

export const chatRoutes: Route[] = [
  route(listConversationsCall, listConversations),
  route(setConversationStateCall, setConversationState),
  route(getConversationCall, getConversation),
  route(listChangesCall, listChanges),
  route(readConversationCall, readConversation),
  route(reactToMessageCall, reactToMessage),
  route(listLabelsCall, listLabels),
  route(saveLabelCall, saveLabel),
  route(deleteLabelCall, deleteLabel),
  route(setConversationLabelsCall, setConversationLabels),
  route(seekMessageCall, seekMessage),
  route(listMessageMediaCall, listMessageMedia),
  route(unlockMessageCall, unlockMessage),
  route(listBoughtMessagesCall, listBoughtMessages),
  route(sendTypingCall, sendTyping),
  route(setConversationModeCall, setConversationMode),
  route(getChatModeReachCall, getChatModeReach),
  route(getAnswerSettingsCall, getAnswerSettings),
  route(setAnswerSettingsCall, setAnswerSettings),
  route(setChatModeCall, setChatMode),
  route(endCareCall, endCare),
];
