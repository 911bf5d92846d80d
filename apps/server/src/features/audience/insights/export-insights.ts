import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { AudienceCounts, AudienceGroup } from '@kindred/contract/audience/calls';
import { exportRows, type InsightTable } from '@kindred/contract/audience/limits';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { csv } from '../../../platform/texts/csv.ts';
import { type Say, sayIn } from '../../../platform/texts/say.ts';
import type { Viewer } from '../../../viewer.ts';
import { ownCharacter } from '../../characters/own-character.ts';
import { getRetention } from './get-retention.ts';
import { listSeries } from './series.sql.ts';
import { findSpan } from './span.sql.ts';

type Table = { head: string[]; rows: (string | number)[][] };

const dims = { posts: 'post', sources: 'source', countries: 'country' } as const;
const numbers = ['view_num', 'visit_num', 'reached_num', 'joined_num', 'paid_num'] as const;

/** Returns a table of the figures as CSV within the answer, so that it has no address that could be shared. */
export async function exportInsights(
  context: Context,
  { table, days }: ParsedInput<'exportInsights'>,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'exportInsights'>> {
  const t = sayIn(language);
  const { head, rows } =
    table === 'retention'
      ? retentionTable((await getRetention(context, {}, viewer)).list, t)
      : await seriesTable(context, { table, days, language }, viewer);
  return {
    filename: `kindred-${table}-${context.clock.now().toISOString().slice(0, 10)}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content_base64: Buffer.from(csv([head, ...rows]), 'utf8').toString('base64'),
  };
}

async function seriesTable(
  { db, clock }: Context,
  { table, days, language }: { table: Exclude<InsightTable, 'retention'>; days: number; language: Language },
  viewer: Viewer,
): Promise<Table> {
  const span = await findSpan.one(db, { viewerId: viewer.userId, now: clock.now(), days });
  const { list } = await listSeries.one(db, {
    ...span,
    charId: ownCharacter(viewer),
    dim: table === 'days' || table === 'hours' ? 'all' : dims[table],
    format: table === 'hours' ? 'YYYY-MM-DD HH24":00"' : 'YYYY-MM-DD',
    limit: exportRows,
    mediaToken: '',
  });
  const t = sayIn(language);
  const first = list[0];
  if (table === 'days') return timeTable(first, t, span.days);
  if (table === 'hours') return timeTable(first, t);
  return groupTable(table, list, t, language);
}

/** By time: the span and the one before it, one after the other; `days` are also there where nothing was. */
function timeTable(group: AudienceGroup | undefined, t: Say, days?: string[]): Table {
  const points = new Map(
    [...(group?.points_before ?? []), ...(group?.points ?? [])].map((point) => [point.at, point]),
  );
  const times = days ?? [...points.keys()];
  return {
    head: [t(days ? 'audience.day' : 'audience.hour'), ...numbers.map((name) => t(`audience.${name}`))],
    rows: times.map((at) => [at, ...countsOf(points.get(at))]),
  };
}

function groupTable(table: keyof typeof dims, list: AudienceGroup[], t: Say, language: Language): Table {
  const names = {
    posts: t('audience.post'),
    sources: t('audience.source'),
    countries: t('audience.country'),
  };
  const shown = table === 'posts' ? (['view_num'] as const) : numbers;
  return {
    head: [
      names[table],
      ...(table === 'posts' ? [t('audience.words')] : []),
      ...shown.map((name) => t(`audience.${name}`)),
      ...shown.map((name) => t('audience.before', { name: t(`audience.${name}`) })),
    ],
    rows: list.map(({ key, label, now, before }) => [
      nameOf(table, key, t, language),
      ...(table === 'posts' ? [label] : []),
      ...shown.map((name) => now[name]),
      ...shown.map((name) => before[name]),
    ]),
  };
}

function nameOf(table: keyof typeof dims, key: string, t: Say, language: Language): string {
  if (table === 'posts') return key;
  if (table === 'sources') return t(`audience.from.${key as 'home'}`);
  return key === ''
    ? t('audience.unknown')
    : (new Intl.DisplayNames(language, { type: 'region' }).of(key) ?? key);
}

function retentionTable(list: CallOutput<'getRetention'>['list'], t: Say): Table {
  return {
    head: [t('audience.month'), t('audience.joined'), t('audience.there'), t('audience.subscribing')],
    rows: list.map((row) => [row.month, row.joined_num, row.there_num, row.subscribing_num]),
  };
}

function countsOf(counts: AudienceCounts | undefined): number[] {
  return numbers.map((name) => counts?.[name] ?? 0);
}
