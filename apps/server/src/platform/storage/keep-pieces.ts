type ReadPiece = (key: string, start: number, end: number) => Promise<Buffer | undefined>;

/** Caches the latest pieces, up to `maxBytes`. Files never change under their key; `drop` forgets a removed file. */
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
    // A Map iterates in the order of insertion.
    for (const [oldest, { length }] of pieces) {
      if (bytes <= maxBytes) return;
      forget(oldest, length);
    }
  };
  return {
    read: async (key, start, end) => {
      const id = `${key} ${start}-${end}`;
      const cached = pieces.get(id);
      if (cached) {
        pieces.delete(id);
        pieces.set(id, cached);
        return cached;
      }
      const dropNumBefore = dropNum;
      const piece = await read(key, start, end);
      const isSmall = piece !== undefined && piece.length <= maxPieceBytes;
      // A file that was removed during the read must not be cached.
      if (isSmall && dropNum === dropNumBefore && !pieces.has(id)) keep(id, piece);
      return piece;
    },
    drop: (key) => {
      dropNum++;
      for (const [id, piece] of pieces) if (id.startsWith(`${key} `)) forget(id, piece.length);
    },
  };
}
