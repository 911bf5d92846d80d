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
  route(getCardStudioCall, (context, _input, viewer) => getCardStudio(context, viewer)),
  route(saveCardDraftCall, (context, input, viewer) => saveCardDraft(context, input, viewer)),
  route(discardCardDraftCall, (context, _input, viewer) => discardCardDraft(context, viewer)),
  route(importCardCall, (context, _input, viewer, { files }) => importCard(context, viewer, files)),
  route(testLorebookCall, (context, { text }, viewer) => testLorebook(context, text, viewer)),
  route(tryCardCall, (context, input, viewer, { signal }) => tryCard(context, input, viewer, signal)),
  route(writeCardCall, (context, _input, viewer, { signal }) => writeCard(context, viewer, signal)),
  route(saveGoldenConversationsCall, (context, { list }, viewer) =>
    saveGoldenConversations(context, list, viewer),
  ),
  route(runCardProofCall, (context, _input, viewer, { signal }) => runCardProof(context, viewer, signal)),
  route(publishCardCall, (context, input, viewer) => publishCard(context, input, viewer)),
  route(listGreetingsCall, (context, input, viewer, { language }) =>
    listGreetings(context, input.char_id, viewer, language),
  ),
];
