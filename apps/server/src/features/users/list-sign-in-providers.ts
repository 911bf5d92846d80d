import type { CallOutput } from '@kindred/contract/all/calls';
import { termsVersion } from '@kindred/contract/users/calls';
import type { Context } from '../../context.ts';

export async function listSignInProviders({
  signIn,
}: Pick<Context, 'signIn'>): Promise<CallOutput<'listSignInProviders'>> {
  return { list: signIn.providers(), terms_version: termsVersion };
}
