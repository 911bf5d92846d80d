import type { CallInput } from '@kindred/contract/all/calls';
import { broadcastMaxLength } from '@kindred/contract/broadcasts/limits';
import { languages } from '@kindred/contract/wire/languages';
import { nameOfLanguage } from '../../../lib/i18n/name-of-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

export type LanguageText = NonNullable<CallInput<'createBroadcast'>['texts']>[number];

type LanguageTextsProps = {
  texts: readonly LanguageText[];
  onChange: (texts: readonly LanguageText[]) => void;
};

/** The same message in further languages, each for the fans who read it. */
export function LanguageTexts({ texts, onChange }: LanguageTextsProps) {
  const { t } = useTranslation();
  const others = languages.filter((language) => texts.every((text) => text.language !== language));
  return (
    <div>
      {texts.map(({ language, content }) => (
        <TextArea
          key={language}
          label={t('broadcasts.wordsIn', { language: nameOfLanguage(language) })}
          lang={language}
          maxLength={broadcastMaxLength}
          value={content}
          onChange={({ target }) =>
            onChange(
              texts.map((text) => (text.language === language ? { language, content: target.value } : text)),
            )
          }
        />
      ))}
      {others.length > 0 && (
        <Select
          label={t('broadcasts.addLanguage')}
          hint={t('broadcasts.addLanguageHint')}
          value=""
          onChange={({ target }) => {
            const language = others.find((other) => other === target.value);
            if (language) onChange([...texts, { language, content: '' }]);
          }}
        >
          <option value="">{t('broadcasts.chooseLanguage')}</option>
          {others.map((language) => (
            <option key={language} value={language}>
              {nameOfLanguage(language)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
