import type { ParsedInput } from '@kindred/contract/all/calls';
import { autoMessageMaxLength } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { checkOutgoing } from '../../moderation/outgoing/outgoing-checker.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { askForDraft } from './ask-for-draft.ts';
import { sampleDraft } from './sample-draft.ts';

const $ = inputs({ charId: 'bigint' });

const findCharacter = statement(
  { card: 'jsonb', name: 'text' },
  sql`select ch.card, coalesce(nullif(ch.nickname, ''), ch.name) as name from characters ch
    where ch.char_id = ${$.charId}`,
);

/**
 * Drafts an automated message for its creator to edit. A model writes in the character's voice; without a model, or when
 * it fails or writes something forbidden, returns one of the platform's samples.
 */
export async function generateAutoReply(
  { db, ai, random, log }: Pick<Context, 'db' | 'ai' | 'random' | 'log'>,
  { kind, hint }: ParsedInput<'generateAutoReply'>,
  viewer: Viewer,
  { language, signal }: Pick<RequestContext, 'language' | 'signal'>,
): Promise<{ content: string }> {
  if (reviewText(hint, 'creator_message').outcome === 'refuse') refuse('textRefused', { field: 'hint' });
  const character = await findCharacter.one(db, { charId: viewer.charId ?? refuse('notFound') });
  const seed = random.token(9);
  const draft =
    ai.kind === 'model'
      ? await askForDraft(ai, { ...character, kind, hint, language, seed, signal }).catch(
          (error: unknown) => {
            log.warn({ err: error }, 'no model wrote the draft');
            return '';
          },
        )
      : '';
  const { kinds } = checkOutgoing(draft, { language, name: character.name, prices: [] });
  const isFit =
    draft !== '' && kinds.length === 0 && reviewText(draft, 'creator_message').outcome !== 'refuse';
  const content = isFit ? draft : sampleDraft({ kind, hint, language, seed });
  return { content: content.slice(0, autoMessageMaxLength).toWellFormed() };
}
