/** A companion's answer while it is being written. */
export type LiveReply = {
  replyId: string;
  msgId: string;
  text: string;
  /** `behind`: a piece is missing and has to be asked for; `failed`: it will not be finished. */
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
  const known = reply?.replyId === piece.replyId ? reply : begin(piece);
  const { text, offset } = piece;
  if (offset > known.text.length) return { ...known, state: 'behind' };
  const overlap = text.slice(0, known.text.length - offset);
  const fits = known.text.startsWith(overlap, offset);
  if (fits && overlap === text) return known;
  const before = fits ? known.text : known.text.slice(0, offset);
  return { ...known, text: before + text.slice(before.length - offset), state: 'writing' };
}

function begin({ replyId, msgId }: ReplyPiece): LiveReply {
  return { replyId, msgId, text: '', state: 'writing' };
}
