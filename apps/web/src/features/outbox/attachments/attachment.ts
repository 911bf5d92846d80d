/** A photo, a video or a voice note that a message brings along, on its way out. */
export type Attachment = {
  /** Names the upload, so that a repeat is known. */
  id: string;
  kind: 'image' | 'video' | 'voice';
  /** As its file is called; '' for what was recorded or is in the vault. */
  name: string;
  /** What the server calls it, once it is there. */
  mediaId?: string;
  /** Blurred stand-in and address of what is in the vault already. */
  placeholder?: string;
  url?: string;
  /** Of a voice note: its waveform, 0 to 100, and its length. */
  peaks?: readonly number[];
  durationMs?: number;
};

export function isUploaded({
  attachments = [],
}: {
  attachments?: readonly Attachment[] | undefined;
}): boolean {
  return attachments.every(({ mediaId }) => mediaId !== undefined);
}
