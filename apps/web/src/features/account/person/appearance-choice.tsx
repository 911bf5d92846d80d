import { languages } from '@kindred/contract/wire/languages';
import { switchLanguage } from '../../../lib/i18n/i18n.ts';
import { nameOfLanguage } from '../../../lib/i18n/name-of-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { chooseTheme, themes, useTheme } from '../../../ui/theme.ts';

/** Language and theme of this browser; both change at once. */
export function AppearanceChoice() {
  const { t, language } = useTranslation();
  const theme = useTheme((state) => state.theme);
  return (
    <CardSection title={t('prefs.account.look')} hint={t('prefs.account.lookHint')}>
      <div className="grid sm:grid-cols-2 sm:gap-8">
        <div>
          <p className="pt-3 text-caption text-ink-soft">{t('appearance.language')}</p>
          <RadioList
            label={t('appearance.language')}
            options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
            value={language}
            onChange={(next) => void switchLanguage(next)}
          />
        </div>
        <div>
          <p className="pt-3 text-caption text-ink-soft">{t('appearance.theme')}</p>
          <RadioList
            label={t('appearance.theme')}
            options={themes.map((value) => ({ value, label: t(`appearance.${value}`) }))}
            value={theme}
            onChange={chooseTheme}
          />
        </div>
      </div>
    </CardSection>
  );
}
