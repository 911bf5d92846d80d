import {
  getCompanionCardCall,
  regenerateReplyCall,
  resumeReplyCall,
  stopReplyCall,
  updateCompanionCardCall,
} from '@kindred/contract/companion/calls';
import { type Route, route } from '../../route.ts';
import { getCompanionCard, updateCompanionCard } from './companion-card.ts';
import { regenerateReply } from './regenerate-reply.ts';
import { resumeReply } from './resume-reply.ts';
import { stopReply } from './stop-reply.ts';

export const companionRoutes: Route[] = [
  route(resumeReplyCall, resumeReply),
  route(stopReplyCall, stopReply),
  route(regenerateReplyCall, regenerateReply),
  route(getCompanionCardCall, getCompanionCard),
  route(updateCompanionCardCall, updateCompanionCard),
];
