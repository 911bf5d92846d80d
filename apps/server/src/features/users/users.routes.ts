import {
  getUserDataCall,
  getUserDataV1Call,
  issueImTokenCall,
  listSessionsCall,
  listSignInProvidersCall,
  loginWithAppleCall,
  loginWithGoogleCall,
  logoutCall,
  revokeOtherSessionsCall,
  revokeSessionCall,
  stepUpCall,
  termsVersion,
} from '@kindred/contract/users/calls';
import { type Route, route } from '../../route.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { makeImToken } from './im-token.ts';
import { login } from './login.ts';
import { readUserData } from './read-user-data.ts';
import { listSessionRows } from './sessions.sql.ts';
import { stepUp } from './step-up.ts';
import { presentSession } from './users.present.ts';

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
  route(stepUpCall, stepUp),
  route(logoutCall, async (context, _input, viewer) => {
    await endSession(context, viewer);
    return {};
  }),
  ...[getUserDataCall, getUserDataV1Call].map((call) =>
    route(call, (context, _input, viewer) => readUserData(context, viewer)),
  ),
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
  route(revokeOtherSessionsCall, async (context, _input, viewer) => ({
    count: await endOtherSessions(context, viewer),
  })),
];
