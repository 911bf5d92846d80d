import type { ParsedInput } from '@kindred/contract/all/calls';
import type { MailSettings } from '@kindred/contract/mail/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import {
  deleteSettings,
  insertAddress,
  type MailSettingsRow,
  readSettings,
  updateSettings,
} from './mail-settings.sql.ts';
import { queueConfirm } from './mails.sql.ts';

export async function getMailSettings(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<MailSettings> {
  return present(await readSettings(db, userId), mail.isOn);
}

/** Changes the given settings; omitted ones stay. Refuses with `mailAddressMissing`. */
export async function updateMailSettings(
  context: Context,
  { cadence, hour, weekday, reminders }: ParsedInput<'updateMailSettings'>,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<MailSettings> {
  const { userId } = viewer;
  const changes = {
    userId,
    cadence: cadence ?? null,
    hour: hour ?? null,
    weekday: weekday ?? null,
    reminders: reminders === undefined ? null : reminders === 1,
    language,
    now: context.clock.now(),
  };
  await transact(context, async (tx) => {
    if (!(await updateSettings(tx, changes))) refuse('mailAddressMissing');
  });
  return getMailSettings(context, {}, viewer);
}

/** Refuses with `mailNotConfigured` and `mailTooOften`. An empty address ends all mail. */
export async function setMailAddress(
  context: Context,
  { address }: ParsedInput<'setMailAddress'>,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<MailSettings> {
  const { clock, random, mail } = context;
  const { userId } = viewer;
  if (address !== '' && !mail.isOn) refuse('mailNotConfigured');
  await transact(context, async (tx) => {
    if (address === '') return deleteSettings(tx, userId);
    const now = clock.now();
    await insertAddress(tx, { userId, address, language, code: random.token(12), now });
    if (!(await queueConfirm(tx, { userId, address, now }))) refuse('mailTooOften');
  });
  return getMailSettings(context, {}, viewer);
}

function present(row: MailSettingsRow, isOn: boolean): MailSettings {
  return {
    is_available: isOn ? 1 : 0,
    address: row.address ?? '',
    state: stateOf(row),
    is_refused: (row.refusal_num ?? 0) > 0 ? 1 : 0,
    suggested: row.email,
    cadence: row.cadence ?? 'weekly',
    hour: row.hour ?? 9,
    weekday: row.weekday ?? 1,
    reminders: row.reminders === false ? 0 : 1,
    receipts_to: isOn ? (row.receipts_to ?? '') : '',
  };
}

function stateOf({ address, is_confirmed, is_stopped }: MailSettingsRow): MailSettings['state'] {
  if (address === null) return 'none';
  if (is_stopped) return 'stopped';
  return is_confirmed ? 'confirmed' : 'unconfirmed';
}
