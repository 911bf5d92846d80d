import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';

/** The character whose figures are asked for: always the viewer's own. */
export function ownCharacter({ charId }: Viewer): string {
  return charId ?? refuse('creatorsOnly');
}
