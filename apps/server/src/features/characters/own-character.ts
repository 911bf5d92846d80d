import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';

/** Returns the viewer's own character; refuses with `creatorsOnly` when they have none. */
export function ownCharacter({ charId }: Viewer): string {
  return charId ?? refuse('creatorsOnly');
}
