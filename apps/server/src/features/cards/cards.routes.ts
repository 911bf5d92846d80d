import {
  discardCardDraftCall,
  getCardStudioCall,
  importCardCall,
  listGreetingsCall,
  publishCardCall,
  runCardProofCall,
  saveCardDraftCall,
  saveGoldenConversationsCall,
  testLorebookCall,
  tryCardCall,
  writeCardCall,
} from '@kindred/contract/cards/calls';
import { type Route, route } from '../../route.ts';
import { discardCardDraft } from './discard-card-draft.ts';
import { getCardStudio } from './get-card-studio.ts';
import { importCard } from './import-card.ts';
import { listGreetings } from './list-greetings.ts';
import { runCardProof } from './proof/run-card-proof.ts';
import { saveGoldenConversations } from './proof/save-golden-conversations.ts';
import { publishCard } from './publish-card.ts';
import { saveCardDraft } from './save-card-draft.ts';
import { testLorebook } from './test-lorebook.ts';
import { tryCard } from './try-card.ts';
import { writeCard } from './write/write-card.ts';

export const cardsRoutes: Route[] = [
  route(getCardStudioCall, getCardStudio),
  route(saveCardDraftCall, saveCardDraft),
  route(discardCardDraftCall, discardCardDraft),
  route(importCardCall, importCard),
  route(testLorebookCall, testLorebook),
  route(tryCardCall, tryCard),
  route(writeCardCall, writeCard),
  route(saveGoldenConversationsCall, saveGoldenConversations),
  route(runCardProofCall, runCardProof),
  route(publishCardCall, publishCard),
  route(listGreetingsCall, listGreetings),
];
