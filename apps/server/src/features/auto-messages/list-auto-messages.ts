import type { AutoMessages } from '@kindred/contract/auto-messages/calls';
import { autoMessageKinds } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { listAutoMessageMedia } from './auto-message-media.sql.ts';
import { getPerDay, listAutoMessageRows } from './auto-messages.sql.ts';

const unwritten = {
  content: '',
  delay_seconds: 0,
  cooldown_seconds: 0,
  keyword: '',
  media_num: 0,
  price: null,
};

/** Lists the automated messages of a character; one that was never written is off and empty. */
export async function listAutoMessages(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  _input: unknown,
  viewer: Viewer,
): Promise<AutoMessages> {
  const charId = viewer.charId ?? refuse('notFound');
  const rows = await listAutoMessageRows(context.db, charId);
  const files = await listAutoMessageMedia(context, charId, viewer);
  return {
    list: autoMessageKinds.map((kind) => {
      const row = rows.find((message) => message.kind === kind);
      const media = files.filter((file) => file.kind === kind).map((file) => file.media);
      return { ...unwritten, ...row, kind, is_on: row?.is_on ? 1 : 0, media };
    }),
    per_day: await getPerDay(context.db, charId),
  };
}
