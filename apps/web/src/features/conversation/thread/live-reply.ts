/** A companion's answer while it is being written. */
export type LiveReply = {
  replyId: string;
  msgId: string;
  text: string;
  /** `behind`: a piece is missing and has to be fetched; `failed`: it will not be finished. */
  state: 'writing' | 'behind' | 'failed';
};

/** `text` starts at `offset`, in UTF-16 code units. */
export type ReplyPiece = { replyId: string; msgId: string; text: string; offset: number };

/**
 * Puts a piece where it belongs. Pieces come from the stream, the live connection and a resumed read at once,
 * so each may arrive twice, overlap, or before the one it follows. One that differs from what is shown belongs to
 * a new attempt at the answer and replaces it from its offset on.
 */
export function withPiece(reply: LiveReply | null, piece: ReplyPiece): LiveReply {
  const current = reply?.replyId === piece.replyId ? reply : begin(piece);
  const { text, offset } = piece;
  if (offset > current.text.length) return { ...current, state: 'behind' };
  const overlap = text.slice(0, current.text.length - offset);
  const fits = current.text.startsWith(overlap, offset);
  if (fits && overlap === text) return current;
  const before = fits ? current.text : current.text.slice(0, offset);
  return { ...current, text: before + text.slice(before.length - offset), state: 'writing' };
}

function begin({ replyId, msgId }: ReplyPiece): LiveReply {
  return { replyId, msgId, text: '', state: 'writing' };
}
