import { createHash } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { creatorAi } from '../../ai-models/creator-ai.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { getPost } from '../get-post.ts';
import { askForTranslation } from './ask-for-translation.ts';

const $ = inputs({
  postId: 'bigint',
  language: 'text',
  contentHash: 'text',
  translated: 'text',
  now: 'timestamptz',
  content: 'text',
});

const find = statement(
  { content: 'text' },
  sql`select t.content from post_translations t
    where t.post_id = ${$.postId} and t.language = ${$.language} and t.content_hash = ${$.contentHash}`,
);

// Locks the post and compares its caption, so that no translation of a deleted post stays.
const store = statement(
  {},
  sql`insert into post_translations (post_id, language, content_hash, content, created_at)
    select p.post_id, ${$.language}, ${$.contentHash}, ${$.translated}, ${$.now}
      from posts p where p.post_id = ${$.postId} and p.content = ${$.content} for share
    on conflict (post_id, language) do update set content_hash = excluded.content_hash, content = excluded.content,
      created_at = excluded.created_at`,
);

/** Captions can be translated only with a connected model. */
export async function getTranslationConfig({
  ai,
}: Pick<Context, 'ai'>): Promise<CallOutput<'getTranslationConfig'>> {
  return { is_offered: ai.kind === 'model' };
}

/**
 * Returns the caption in another language. Refuses with `forbidden` when the viewer does not get the whole caption,
 * `textRefused` when the translation breaks the rules for texts, `translationOff` when the creator has no model, and
 * `unavailable` when the model does not answer.
 */
export async function translatePost(
  context: Context,
  request: ParsedInput<'translatePost'>,
  viewer: Viewer,
  { signal }: Pick<RequestContext, 'signal'>,
): Promise<CallOutput<'translatePost'>> {
  const { db, clock } = context;
  // The access rule has cut this caption for the viewer.
  const post = JSON.parse((await getPost(context, { diary_id: request.diary_id }, viewer)).text) as Post;
  if (post.content_cut || post.access !== 'full' || post.content === '') refuse('forbidden');
  const key = {
    postId: request.diary_id,
    language: request.language,
    contentHash: createHash('sha256').update(post.content).digest('base64'),
  };
  const stored = await find.first(db, key);
  if (stored) return { language: request.language, content: stored.content };

  const ai = await creatorAi(context, post.character.user_id);
  if (ai.kind !== 'model') refuse('translationOff');
  const translated = await askForTranslation(ai, { ...request, content: post.content, signal }).catch(
    (err: unknown) => {
      context.log.warn({ err }, 'a caption could not be translated');
      return undefined;
    },
  );
  if (!translated) return refuse('unavailable');
  if (reviewText(translated, 'creator_message').outcome !== 'ok') refuse('textRefused');
  await store.run(db, { ...key, translated, content: post.content, now: clock.now() });
  return { language: request.language, content: translated };
}
