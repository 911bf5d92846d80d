import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { RawJson, RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { addComment } from './add-comment.ts';
import { tidyComment } from './tidy-comment.ts';

export function sendComment(
  context: Context,
  input: ParsedInput<'sendComment'>,
  viewer: Viewer,
  { timezone }: RequestContext,
): Promise<RawJson> {
  const { content_id: postId, client_id: clientId } = input;
  return addComment(context, { postId, content: tidyComment(input.content), clientId, timezone }, viewer);
}
