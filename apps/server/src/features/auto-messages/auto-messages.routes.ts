import { listAutoMessagesCall, updateAutoMessageCall } from '@kindred/contract/auto-messages/calls';
import { refuse } from '../../platform/app-error.ts';
import { type Route, route } from '../../route.ts';
import { listAutoMessages } from './list-auto-messages.ts';
import { updateAutoMessage } from './update-auto-message.ts';

export const autoMessagesRoutes: Route[] = [
  route(listAutoMessagesCall, (context, _input, { charId }) =>
    listAutoMessages(context, charId ?? refuse('notFound')),
  ),
  route(updateAutoMessageCall, (context, input, { charId }) =>
    updateAutoMessage(context, charId ?? refuse('notFound'), input),
  ),
];
