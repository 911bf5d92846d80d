import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { emptyMessage } from '../chat/changes/empty-message.ts';
import { clearForViewer } from '../chat/inbox/set-conversation-state.ts';
import { forgetSpeech } from '../companion/speech/speech-files.ts';
import { stopUnaskedReplies } from '../companion/stop-unasked-replies.ts';

/** Empties a message of the viewer's; it stays in the log as deleted, and is not answered any more. */
export async function deleteMessage(
  context: Context,
  given: ParsedInput<'deleteMessage'>,
  viewer: Viewer,
): Promise<CallOutput<'deleteMessage'>> {
  await emptyMessage(context, given, viewer);
  await forgetSpeech(context, given.msg_id);
  await stopUnaskedReplies(context, viewer.userId);
  return {};
}

/** Deletes what was said up to a message for the viewer alone. An answer that is under way does not bring it back. */
export async function clearConversation(
  context: Context,
  given: ParsedInput<'clearConversation'>,
  viewer: Viewer,
): Promise<CallOutput<'clearConversation'>> {
  const changed = await clearForViewer(context, given, viewer);
  await stopUnaskedReplies(context, viewer.userId);
  return changed;
}
