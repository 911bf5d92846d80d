import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { emptyMessage } from '../chat/changes/empty-message.ts';
import { clearForViewer } from '../chat/inbox/set-conversation-state.ts';
import { forgetSpeech } from '../companion/speech/speech-files.ts';
import { stopUnaskedReplies } from '../companion/stop-unasked-replies.ts';

/** Empties a message of the viewer, which stays in the log as deleted, and cancels the answer to it. */
export async function deleteMessage(
  context: Context,
  fields: ParsedInput<'deleteMessage'>,
  viewer: Viewer,
): Promise<CallOutput<'deleteMessage'>> {
  await emptyMessage(context, fields, viewer);
  await forgetSpeech(context, fields.msg_id);
  await stopUnaskedReplies(context, viewer.userId);
  return {};
}

/**
 * Deletes the messages up to `seq` for the viewer alone. An answer that is being written does not bring the conversation
 * back.
 */
export async function clearConversation(
  context: Context,
  fields: ParsedInput<'clearConversation'>,
  viewer: Viewer,
): Promise<CallOutput<'clearConversation'>> {
  const changed = await clearForViewer(context, fields, viewer);
  await stopUnaskedReplies(context, viewer.userId);
  return changed;
}
