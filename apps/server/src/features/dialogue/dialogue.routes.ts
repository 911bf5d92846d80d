import { chargerCall, editMessageCall, listMessagesCall } from '@kindred/contract/dialogue/calls';
import { type Route, route } from '../../route.ts';
import { charger } from './charger.ts';
import { editMessage } from './edit-message.ts';
import { listMessages } from './list-messages.ts';

export const dialogueRoutes: Route[] = [
  route(chargerCall, charger),
  route(editMessageCall, editMessage),
  route(listMessagesCall, (context, input, viewer, { language }) =>
    listMessages(context, viewer.userId, { ...input, language }),
  ),
];
