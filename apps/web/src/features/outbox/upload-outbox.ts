import { errorState } from '@kindred/contract/chat/limits';
import { ConnectionError } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import type { Attachment } from './attachments/attachment.ts';
import { AttachmentError, uploadAttachment } from './attachments/upload-attachment.ts';
import { changeOutbox, failInOutbox, type OutboxEntry, readOutbox } from './outbox.ts';
import { inOneTab, isForGood, isSignedOut } from './outbox-errors.ts';

const retryMs = 5000;
let isUploading = false;
let wakeUp: ReturnType<typeof setTimeout> | undefined;

/**
 * Uploads what waiting messages bring along, one file after the other, in one tab at a time, beside the messages that need no
 * upload. `onReady` runs after each message whose files are all there.
 */
export async function uploadOutbox(writerId: string, onReady: () => void): Promise<void> {
  if (isUploading) return;
  isUploading = true;
  clearTimeout(wakeUp);
  try {
    await inOneTab('outbox uploads', async () => {
      for (let next = nextUpload(writerId); next; next = nextUpload(writerId)) {
        await upload(next.entry, next.attachment);
        onReady();
      }
    });
  } catch {
    wakeUp = setTimeout(() => void uploadOutbox(writerId, onReady), retryMs);
  } finally {
    isUploading = false;
  }
}

function nextUpload(writerId: string): { entry: OutboxEntry; attachment: Attachment } | undefined {
  if (isSignedOut()) return undefined;
  for (const entry of readOutbox()) {
    if (entry.writerId !== writerId || entry.errorState !== undefined) continue;
    const attachment = entry.attachments?.find(({ mediaId }) => mediaId === undefined);
    if (attachment) return { entry, attachment };
  }
  return undefined;
}

// Throws on when there is no network, or no server.
async function upload({ clientId }: OutboxEntry, attachment: Attachment): Promise<void> {
  try {
    const mediaId = await uploadAttachment(attachment);
    changeOutbox((entries) =>
      entries.map((entry) =>
        entry.clientId === clientId ? withMediaId(entry, attachment.id, mediaId) : entry,
      ),
    );
  } catch (error) {
    if (error instanceof ConnectionError && error.fault !== 'timeout') throw error;
    const isRefused = error instanceof AttachmentError || isForGood(error);
    failInOutbox(clientId, {
      errorState: isRefused ? errorState.refused : errorState.failed,
      reason: error instanceof AttachmentError ? error.message : errorText(error),
    });
  }
}

function withMediaId(entry: OutboxEntry, id: string, mediaId: string): OutboxEntry {
  const attachments = entry.attachments?.map((item) => (item.id === id ? { ...item, mediaId } : item));
  return attachments ? { ...entry, attachments } : entry;
}
