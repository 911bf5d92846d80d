import {
  generateAutoReplyCall,
  listAutoMessageLogCall,
  listAutoMessagesCall,
  setAutoMessageBudgetCall,
  testAutoMessageCall,
  updateAutoMessageCall,
} from '@kindred/contract/auto-messages/calls';
import { type Route, route } from '../../route.ts';
import { generateAutoReply } from './draft/generate-auto-reply.ts';
import { listAutoMessages } from './list-auto-messages.ts';
import { listAutoMessageLog } from './send/list-auto-message-log.ts';
import { testAutoMessage } from './send/test-auto-message.ts';
import { setAutoMessageBudget } from './set-auto-message-budget.ts';
import { updateAutoMessage } from './update-auto-message.ts';

export const autoMessagesRoutes: Route[] = [
  route(listAutoMessagesCall, listAutoMessages),
  route(updateAutoMessageCall, updateAutoMessage),
  route(setAutoMessageBudgetCall, setAutoMessageBudget),
  route(testAutoMessageCall, testAutoMessage),
  route(listAutoMessageLogCall, listAutoMessageLog),
  route(generateAutoReplyCall, generateAutoReply),
];
