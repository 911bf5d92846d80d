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
} from '@kindred/contract/users/calls';
import { type Route, route } from '../../route.ts';
import { getUserData } from './get-user-data.ts';
import { issueImToken } from './im-token.ts';
import { listSessions } from './list-sessions.ts';
import { listSignInProviders } from './list-sign-in-providers.ts';
import { loginWithApple, loginWithGoogle } from './login.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { logout, revokeOtherSessions, revokeSession } from './revoke-session.ts';
import { stepUp } from './step-up.ts';
import { totpRoutes } from './totp/totp.routes.ts';

export const usersRoutes: Route[] = [
  ...passkeyRoutes,
  ...totpRoutes,
  route(loginWithGoogleCall, loginWithGoogle),
  route(loginWithAppleCall, loginWithApple),
  route(listSignInProvidersCall, listSignInProviders),
  route(stepUpCall, stepUp),
  route(logoutCall, logout),
  route(getUserDataCall, getUserData),
  route(getUserDataV1Call, getUserData),
  route(issueImTokenCall, issueImToken),
  route(listSessionsCall, listSessions),
  route(revokeSessionCall, revokeSession),
  route(revokeOtherSessionsCall, revokeOtherSessions),
];
