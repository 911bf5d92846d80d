import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDraftField } from '../draft/use-draft.ts';

/** Plain words in place of macros: the character's name, and a word in brackets for the fan's. */
export function useMacroWords() {
  const { t } = useTranslation();
  const name = useDraftField('name');
  const nickname = useDraftField('nickname');
  const fan = `[${t('cardStudio.simple.fan')}]`;
  return {
    shown: (text: string) => text.replaceAll('{{user}}', fan).replaceAll('{{char}}', nickname || name),
    stored: (text: string) => text.replaceAll(fan, '{{user}}'),
  };
}
