import { useCallback, useMemo, useState } from 'react';

/** The message to show: named by the address or, later, by a click. Each new object is shown once. */
export type JumpTarget = { seq: number };

/** Gives the message to show and what asks for another one, also for the same one again. */
export function useJump(seek: number | undefined): [JumpTarget | undefined, (seq: number) => void] {
  const fromAddress = useMemo(() => (seek === undefined ? undefined : { seq: seek }), [seek]);
  const [jump, setJump] = useState<{ target: JumpTarget; since: JumpTarget | undefined }>();
  const target = jump && jump.since === fromAddress ? jump.target : fromAddress;
  const jumpTo = useCallback(
    (seq: number) => setJump({ target: { seq }, since: fromAddress }),
    [fromAddress],
  );
  return [target, jumpTo];
}
