import type { SignInProvider } from '@kindred/contract/users/calls';
import type { JWTVerifyGetKey } from 'jose';

/** One party whose ID tokens we believe, and on which conditions. */
export type TrustedIssuer = {
  /** Where people are sent, and with what. */
  describe: () => SignInProvider;
  /** Spellings of `iss` that it uses. A function: the built-in provider knows its address once the server listens. */
  issuers: () => string[];
  /** The one name under which accounts are stored, for every spelling that tokens carry. */
  accountIssuer: string;
  clientId: string;
  keys: JWTVerifyGetKey;
  /** How long each token lives, where the end says better than `iat` when it was made: the demo world's clock can be moved. */
  lifeSeconds?: number;
  /** Where its people's pictures are, and the address of one large enough for a page; absent where it has none. */
  pictures?: { domains: readonly string[]; enlarge: (address: string) => string };
};
