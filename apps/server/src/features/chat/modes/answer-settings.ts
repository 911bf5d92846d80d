import type { AnswerSettings } from '@kindred/contract/chat/answering-calls';
import {
  type AnswerMode,
  type HandoverTopic,
  handoverTopics,
  holdSeconds,
} from '@kindred/contract/chat/limits';
import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { messageColumns } from '../message-row.ts';
import { announceDefaultMode, modeLineRow } from './announce-default-mode.ts';

const $ = inputs({
  creatorId: 'bigint',
  mode: 'text',
  awayMode: 'text?',
  days: 'integer',
  from: 'integer',
  to: 'integer',
  hold: 'integer',
  topics: 'text[]',
  now: 'timestamptz',
  price: 'integer',
});

const settingsRow = {
  mode: as<AnswerMode>('text'),
  away_mode: as<AnswerMode | null>('text?'),
  work_days: 'smallint?',
  work_from: 'smallint?',
  work_to: 'smallint?',
  hold_seconds: 'smallint?',
  handover_topics: as<HandoverTopic[] | null>('text[]?'),
  message_price: 'smallint?',
  timezone: 'text',
} as const;

const findSettings = statement(
  settingsRow,
  sql`select case u.chat_mode when 1 then 'off' else coalesce(s.ai_mode, 'auto') end as mode, s.away_mode, s.work_days,
      s.work_from, s.work_to, s.hold_seconds, s.handover_topics, s.message_price, u.timezone
    from users u left join answer_settings s using (user_id) where u.user_id = ${$.creatorId}`,
);

const storeSettings = statement(
  modeLineRow,
  sql`select ${raw(messageColumns('(l.message)'))}, char_id, fan_id, chat_no, fan_read_seq
    from set_answer_settings((${$.creatorId}, ${$.mode}, ${$.awayMode},
      ${$.days}, ${$.from}, ${$.to}, ${$.hold},
      ${$.topics}, ${$.now}, ${$.price})::answer_settings) l`,
);

type SettingsAnswer = AnswerSettings & { timezone: string };

export async function getAnswerSettings(
  { db }: Pick<Context, 'db'>,
  _input: ParsedInput<'getAnswerSettings'>,
  viewer: Viewer,
): Promise<SettingsAnswer> {
  return present(await findSettings.one(db, { creatorId: viewer.userId }));
}

/**
 * Stores the settings and returns them. A switch between the companion and the person writes a line into recent
 * conversations.
 */
export async function setAnswerSettings(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  settings: ParsedInput<'setAnswerSettings'>,
  viewer: Viewer,
): Promise<SettingsAnswer> {
  const { userId: creatorId, charId } = viewer;
  if (!charId) refuse('creatorsOnly');
  const { mode, hours, away_mode, hold_seconds: hold, handover } = settings;
  const now = context.clock.now();
  const lines = await storeSettings.all(context.db, {
    creatorId,
    mode,
    awayMode: hours ? away_mode : null,
    ...(hours
      ? { days: toBits(hours.days), from: toMinutes(hours.from), to: toMinutes(hours.to) }
      : { days: officeDays, from: officeFrom, to: officeTo }),
    hold,
    topics: [...new Set(handover)],
    price: settings.message_price,
    now,
  });
  await announceDefaultMode(context, { creatorId, charId, mode: mode === 'off' ? 1 : 0, lines, now });
  return getAnswerSettings(context, {}, viewer);
}

// The hours shown until a creator has chosen some: Monday to Friday, nine to five.
const officeDays = 0b0011111;
const officeFrom = 9 * 60;
const officeTo = 17 * 60;

function present(row: ColumnsOf<typeof settingsRow>): SettingsAnswer {
  const { mode, away_mode, work_days, work_from, work_to, timezone } = row;
  return {
    mode,
    hours: away_mode && {
      days: toDays(work_days ?? officeDays),
      from: toClockTime(work_from ?? officeFrom),
      to: toClockTime(work_to ?? officeTo),
    },
    away_mode: away_mode ?? 'auto',
    hold_seconds: row.hold_seconds ?? holdSeconds.default,
    handover: row.handover_topics ?? [...handoverTopics],
    message_price: row.message_price ?? 0,
    timezone,
  };
}

function toBits(days: number[]): number {
  return days.reduce((bits, day) => bits | (1 << (day - 1)), 0);
}

function toDays(bits: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => (bits >> (day - 1)) & 1);
}

function toMinutes(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

function toClockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
