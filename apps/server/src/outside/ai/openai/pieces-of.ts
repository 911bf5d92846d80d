/** What `write` hands over until it resolves, as an iterable; what came together is one piece. Throws as `write` rejects. */
export async function* piecesOf(
  write: (onPiece: (piece: string) => void) => Promise<void>,
): AsyncGenerator<string> {
  let waiting = '';
  let isOver = false;
  let wake = () => {};
  const end = () => {
    isOver = true;
    wake();
  };
  const writing = write((piece) => {
    waiting += piece;
    wake();
  });
  writing.then(end, end);
  while (!isOver || waiting !== '') {
    if (waiting === '') {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    const piece = waiting;
    waiting = '';
    yield piece;
  }
  await writing;
}
