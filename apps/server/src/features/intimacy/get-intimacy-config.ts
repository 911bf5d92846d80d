import { intimacyLevels } from '@kindred/contract/chat/intimacy';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { intimacyTexts } from './intimacy-texts.ts';

/** The levels in the language of the request. */
export async function getIntimacyConfig(
  _context: Context,
  _input: unknown,
  _viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'getIntimacyConfig'>> {
  const texts = intimacyTexts[language];
  return {
    list: intimacyLevels.map((one, index) => ({
      ...one,
      name: texts[index]?.name ?? '',
      perks: [...(texts[index]?.perks ?? [])],
    })),
  };
}
