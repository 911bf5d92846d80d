import type { KeysetPage } from '../../platform/db/keyset-page.ts';
import { JsonText } from '../../platform/http/route.ts';

/** A page as the wire's `{list, next}`. */
export function stretchText({ list, next }: KeysetPage): JsonText {
  return new JsonText(`{"list":${list},"next":${JSON.stringify(next)}}`);
}
