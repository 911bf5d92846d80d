import { listAutoMessagesCall, updateAutoMessageCall } from '@kindred/contract/auto-messages/calls';
import { type Route, route } from '../../route.ts';
import { listAutoMessages } from './list-auto-messages.ts';
import { updateAutoMessage } from './update-auto-message.ts';

export const autoMessagesRoutes: Route[] = [
  route(listAutoMessagesCall, listAutoMessages),
  route(updateAutoMessageCall, updateAutoMessage),
];
