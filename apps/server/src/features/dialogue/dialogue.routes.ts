import {
  chargerCall,
  editMessageCall,
  listMessagesCall,
  resendMessageCall,
} from '@kindred/contract/dialogue/calls';
import { type Route, route } from '../../route.ts';
import { charger } from './charger.ts';
import { editMessage } from './edit-message.ts';
import { listMessages } from './list-messages.ts';
import { resendMessage } from './resend-message.ts';

export const dialogueRoutes: Route[] = [
  route(chargerCall, charger),
  route(editMessageCall, editMessage),
  route(resendMessageCall, resendMessage),
  route(listMessagesCall, listMessages),
];
