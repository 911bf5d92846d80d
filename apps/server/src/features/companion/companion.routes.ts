import { getBriefCall } from '@kindred/contract/companion/brief-calls';
import {
  chooseGreetingCall,
  chooseVersionCall,
  continueReplyCall,
  regenerateReplyCall,
  resumeReplyCall,
  stopReplyCall,
  suggestMessagesCall,
} from '@kindred/contract/companion/calls';
import {
  discardReplyCall,
  getPendingReplyCall,
  holdReplyCall,
  sendPendingReplyCall,
} from '@kindred/contract/companion/pending-calls';
import {
  choosePersonaCall,
  deletePersonaCall,
  listPersonasCall,
  savePersonaCall,
} from '@kindred/contract/companion/persona-calls';
import { listRatingsCall, rateAnswerCall } from '@kindred/contract/companion/rating-calls';
import { speakMessageCall } from '@kindred/contract/companion/speech-calls';
import { type Route, route } from '../../route.ts';
import { getBrief } from './brief/get-brief.ts';
import { chooseGreeting } from './greeting/choose-greeting.ts';
import { getPendingReply } from './pending/get-pending-reply.ts';
import { sendPendingReply } from './pending/send-pending-reply.ts';
import { discardReply, holdReply } from './pending/stop-pending-reply.ts';
import { choosePersona, deletePersona, listPersonas, savePersona } from './personas/personas.ts';
import { continueReply, regenerateReply } from './regenerate-reply.ts';
import { resumeReply } from './resume-reply.ts';
import { speakMessage } from './speech/speak-message.ts';
import { stopReply } from './stop-reply.ts';
import { suggestMessages } from './suggest/suggest-messages.ts';
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
  route(chooseGreetingCall, chooseGreeting),
  route(listPersonasCall, listPersonas),
  route(savePersonaCall, savePersona),
  route(deletePersonaCall, deletePersona),
  route(choosePersonaCall, choosePersona),
  route(suggestMessagesCall, suggestMessages),
  route(speakMessageCall, speakMessage),
  route(getPendingReplyCall, getPendingReply),
  route(getBriefCall, getBrief),
  route(sendPendingReplyCall, sendPendingReply),
  route(holdReplyCall, holdReply),
  route(discardReplyCall, discardReply),
];
