type ReadPiece = (key: string, start: number, end: number) => Promise<Buffer | undefined>;

/**
 * Keeps what was read last, up to `maxBytes` together, so that what many people look at is read once. Files never change
 * under their key; `drop` forgets the pieces of one that is removed.
 */
export function keepPieces(
  read: ReadPiece,
  { maxBytes, maxPieceBytes }: { maxBytes: number; maxPieceBytes: number },
): { read: ReadPiece; drop: (key: string) => void } {
  const pieces = new Map<string, Buffer>();
  let bytes = 0;
  let dropNum = 0;
  const forget = (id: string, length: number) => {
    pieces.delete(id);
    bytes -= length;
  };
  const keep = (id: string, piece: Buffer) => {
    pieces.set(id, piece);
    bytes += piece.length;
    // A map lists what was set first first.
    for (const [oldest, { length }] of pieces) {
      if (bytes <= maxBytes) return;
      forget(oldest, length);
    }
  };
  return {
    read: async (key, start, end) => {
      const id = `${key} ${start}-${end}`;
      const kept = pieces.get(id);
      if (kept) {
        pieces.delete(id);
        pieces.set(id, kept);
        return kept;
      }
      const dropNumBefore = dropNum;
      const piece = await read(key, start, end);
      const isSmall = piece !== undefined && piece.length <= maxPieceBytes;
      // What was removed while it was read must not be kept.
      if (isSmall && dropNum === dropNumBefore && !pieces.has(id)) keep(id, piece);
      return piece;
    },
    drop: (key) => {
      dropNum++;
      for (const [id, piece] of pieces) if (id.startsWith(`${key} `)) forget(id, piece.length);
    },
  };
}
