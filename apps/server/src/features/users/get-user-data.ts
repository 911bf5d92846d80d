import type { UserData } from '@kindred/contract/users/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { makeImToken } from './im-token.ts';
import { presentUser } from './users.present.ts';
import { getUserRow } from './users.sql.ts';

export async function getUserData(context: Context, _input: unknown, viewer: Viewer): Promise<UserData> {
  const row = await getUserRow(context.db, viewer.userId, context.clock.now());
  return presentUser(row, {
    isOnline: context.live.isListening(viewer.userId),
    imToken: makeImToken(context, viewer).imToken,
  });
}
