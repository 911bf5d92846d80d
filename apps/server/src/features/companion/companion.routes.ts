import {
  discardReplyCall,
  getBriefCall,
  getHeldReplyCall,
  holdReplyCall,
  regenerateReplyCall,
  resumeReplyCall,
  sendHeldReplyCall,
  stopReplyCall,
} from '@kindred/contract/companion/calls';
import { type Route, route } from '../../route.ts';
import { getBrief } from './brief/get-brief.ts';
import { getHeldReply } from './held/get-held-reply.ts';
import { discardReply, holdReply } from './held/keep-held-reply.ts';
import { sendHeldReply } from './held/send-held-reply.ts';
import { regenerateReply } from './regenerate-reply.ts';
import { resumeReply } from './resume-reply.ts';
import { stopReply } from './stop-reply.ts';

export const companionRoutes: Route[] = [
  route(resumeReplyCall, resumeReply),
  route(stopReplyCall, stopReply),
  route(regenerateReplyCall, regenerateReply),
  route(getHeldReplyCall, getHeldReply),
  route(getBriefCall, getBrief),
  route(sendHeldReplyCall, sendHeldReply),
  route(holdReplyCall, holdReply),
  route(discardReplyCall, discardReply),
];
