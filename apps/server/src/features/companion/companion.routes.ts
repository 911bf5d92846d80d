import {
  chooseVersionCall,
  continueReplyCall,
  listRatingsCall,
  rateAnswerCall,
  regenerateReplyCall,
  resumeReplyCall,
  stopReplyCall,
} from '@kindred/contract/companion/calls';
import { type Route, route } from '../../route.ts';
import { continueReply, regenerateReply } from './regenerate-reply.ts';
import { resumeReply } from './resume-reply.ts';
import { stopReply } from './stop-reply.ts';
import { chooseVersion } from './versions/choose-version.ts';
import { listRatings } from './versions/list-ratings.ts';
import { rateAnswer } from './versions/rate-answer.ts';

export const companionRoutes: Route[] = [
  route(resumeReplyCall, resumeReply),
  route(stopReplyCall, stopReply),
  route(regenerateReplyCall, regenerateReply),
  route(continueReplyCall, continueReply),
  route(chooseVersionCall, chooseVersion),
  route(rateAnswerCall, rateAnswer),
  route(listRatingsCall, listRatings),
];
