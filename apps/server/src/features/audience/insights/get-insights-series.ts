import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { seriesGroups } from '@kindred/contract/audience/limits';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { ownCharacter } from '../../characters/own-character.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { listSeries } from './series.sql.ts';
import { findSpan } from './span.sql.ts';

const formats = { day: 'YYYY-MM-DD', hour: 'YYYY-MM-DD"T"HH24' };

/** Returns who saw a creator in so many days including today, by the creator's own clock, and in as many days before. */
export async function getInsightsSeries(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  { by, days, of }: ParsedInput<'getInsightsSeries'>,
  viewer: Viewer,
): Promise<CallOutput<'getInsightsSeries'>> {
  const { db, clock } = context;
  const charId = ownCharacter(viewer);
  const span = await findSpan.one(db, { viewerId: viewer.userId, now: clock.now(), days });
  const { list } = await listSeries.one(db, {
    ...span,
    charId,
    dim: of ?? 'all',
    format: formats[by],
    limit: seriesGroups,
    mediaToken: mediaLinkToken(context, viewer),
  });
  return {
    days: span.days.slice(days),
    days_before: span.days.slice(0, days),
    counted_time: span.counted_at?.toISOString() ?? null,
    list,
  };
}
