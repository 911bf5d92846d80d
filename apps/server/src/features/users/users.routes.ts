import {
  getUserDataCall,
  issueImTokenCall,
  listSessionsCall,
  listSignInProvidersCall,
  loginWithAppleCall,
  loginWithGoogleCall,
  logoutCall,
  revokeSessionCall,
  termsVersion,
  type UserData,
  updateUserDataCall,
} from '@kindred/contract/users';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { endSession } from './end-session.ts';
import { makeImToken } from './im-token.ts';
import { login } from './login.ts';
import { listSessionRows } from './sessions.sql.ts';
import { presentSession, presentUser } from './users.present.ts';
import { getUserRow, updateNickname } from './users.sql.ts';

export const usersRoutes: Route[] = [
  route(loginWithGoogleCall, (context, input, _viewer, request) =>
    login(context, 'google', input.google_id, input, request),
  ),
  route(loginWithAppleCall, (context, input, _viewer, request) =>
    login(context, 'apple', input.apple_id, input, request),
  ),
  route(listSignInProvidersCall, async (context) => ({
    list: context.signIn.providers(),
    terms_version: termsVersion,
  })),
  route(logoutCall, async (context, _input, viewer) => {
    await endSession(context, viewer);
    return {};
  }),
  route(getUserDataCall, (context, _input, viewer) => readUserData(context, viewer)),
  route(updateUserDataCall, async (context, input, viewer) => {
    await updateNickname(context.db, viewer.userId, input.nickname);
    return readUserData(context, viewer);
  }),
  route(issueImTokenCall, async (context, _input, viewer) => {
    const { imToken, expiresAt } = makeImToken(context, viewer);
    return { im_token: imToken, expires_at: expiresAt.toISOString() };
  }),
  route(listSessionsCall, async (context, _input, viewer) => {
    const rows = await listSessionRows(context.db, viewer.userId, context.clock.now());
    return { list: rows.map((row) => presentSession(row, viewer.sessionId)) };
  }),
  route(revokeSessionCall, async (context, input, viewer) => {
    await endSession(context, { sessionId: input.session_id, userId: viewer.userId });
    return {};
  }),
];

async function readUserData(context: Context, viewer: Viewer): Promise<UserData> {
  const row = await getUserRow(context.db, viewer.userId);
  return presentUser(row, {
    isOnline: context.live.isListening(viewer.userId),
    imToken: makeImToken(context, viewer).imToken,
  });
}
