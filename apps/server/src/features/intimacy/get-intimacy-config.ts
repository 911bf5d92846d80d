import type { CallOutput } from '@kindred/contract/all/calls';
import { intimacyLevels } from '@kindred/contract/chat/intimacy';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import { type Say, sayIn } from '../../platform/texts/say.ts';
import type { Viewer } from '../../viewer.ts';

/** Returns the levels in the language of the request. */
export async function getIntimacyConfig(
  _context: Context,
  _input: unknown,
  _viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'getIntimacyConfig'>> {
  const levels = levelsIn(sayIn(language));
  return { list: intimacyLevels.map((level, index) => ({ ...level, ...(levels[index] ?? nameless) })) };
}

const nameless = { name: '', perks: [] };

/** Returns the levels' names and perks, from the first level on. */
function levelsIn(t: Say): { name: string; perks: string[] }[] {
  return [
    { name: t('intimacyLevel.name1'), perks: [] },
    { name: t('intimacyLevel.name2'), perks: [t('intimacyLevel.perk2')] },
    { name: t('intimacyLevel.name3'), perks: [t('intimacyLevel.perk3')] },
    { name: t('intimacyLevel.name4'), perks: [t('intimacyLevel.perk4')] },
    { name: t('intimacyLevel.name5'), perks: [t('intimacyLevel.perk5')] },
  ];
}
