import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { currentLanguage, languages, switchLanguage } from '../../lib/i18n/i18n.ts';
import { nameOfLanguage } from '../../lib/i18n/name-of-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { chooseTheme, themes, useTheme } from '../theme.ts';

const icons = {
  light: <Sun className="size-5" />,
  dark: <Moon className="size-5" />,
  system: <Monitor className="size-5" />,
};

/** Theme and language at hand: each click goes on to the next one. */
export function AppearanceButtons() {
  const { t } = useTranslation();
  const theme = useTheme((state) => state.theme);
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const nextLanguage = languages[(languages.indexOf(currentLanguage()) + 1) % languages.length] ?? 'en';
  return (
    <div className="flex">
      <IconButton
        label={t('appearance.themeNow', { name: t(`appearance.${theme}`) })}
        tooltipSide="top"
        icon={icons[theme]}
        onClick={() => chooseTheme(nextTheme)}
      />
      <IconButton
        label={t('appearance.languageNext', { name: nameOfLanguage(nextLanguage) })}
        tooltipSide="top"
        icon={<Languages className="size-5" />}
        onClick={() => void switchLanguage(nextLanguage)}
      />
    </div>
  );
}
