import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { regionOfTimezone } from '../moderation/help/region-of-timezone.ts';
import { noteVisit } from './note-audience.ts';

/** Records that the viewer has opened a creator's page; the country is that of the time zone, as everywhere. */
export async function visitPage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { char_id: charId, from: source }: ParsedInput<'visitPage'>,
  { userId: viewerId }: Viewer,
  { timezone }: Pick<RequestContext, 'timezone'>,
): Promise<Record<string, never>> {
  const country = regionOfTimezone(timezone);
  await noteVisit(db, { viewerId, charId, source, country, now: clock.now() });
  return {};
}
