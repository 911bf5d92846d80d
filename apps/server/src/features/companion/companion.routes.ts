import { regenerateReplyCall, resumeReplyCall, stopReplyCall } from '@kindred/contract/companion/calls';
import { type Route, route } from '../../route.ts';
import { regenerateReply } from './regenerate-reply.ts';
import { resumeReply } from './resume-reply.ts';
import { stopReply } from './stop-reply.ts';

export const companionRoutes: Route[] = [
  route(resumeReplyCall, resumeReply),
  route(stopReplyCall, stopReply),
  route(regenerateReplyCall, regenerateReply),
];
