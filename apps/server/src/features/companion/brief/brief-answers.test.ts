import { handoverTopics } from '@kindred/contract/chat/limits';
import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { judgeSentence } from '../../moderation/outgoing/judge-sentence.ts';
import { briefAnswers } from './brief-answers.ts';

test.each(languages)('no answer that a creator may begin from claims who writes it: %s', (language) => {
  for (const topic of [...handoverTopics, undefined])
    for (const answer of briefAnswers(language, topic)) expect(judgeSentence(answer), answer).toBeUndefined();
});
