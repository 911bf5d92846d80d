import type { KeysetPage } from '../../platform/db/keyset-page.ts';
import { RawJson } from '../../platform/http/route.ts';

export function cursorPage({ list, next }: KeysetPage): RawJson {
  return new RawJson(`{"list":${list},"next":${JSON.stringify(next)}}`);
}
