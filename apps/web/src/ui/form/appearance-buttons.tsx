import { languages } from '@kindred/contract/wire/languages';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { switchLanguage } from '../../lib/i18n/i18n.ts';
import { nameOfLanguage } from '../../lib/i18n/name-of-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { chooseTheme, themes, useTheme } from '../theme.ts';

const icons = {
  light: <Sun className="size-5" />,
  dark: <Moon className="size-5" />,
  system: <Monitor className="size-5" />,
};

/** Theme and language at hand: each click goes on to the next theme, and languages are chosen from a list. */
export function AppearanceButtons() {
  const { t, language } = useTranslation();
  const theme = useTheme((state) => state.theme);
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <div className="flex">
      <IconButton
        label={t('appearance.themeNow', { name: t(`appearance.${theme}`) })}
        tooltipSide="top"
        icon={icons[theme]}
        onClick={() => chooseTheme(nextTheme)}
      />
      <span className="relative grid size-11 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-action">
        <Languages className="size-5" aria-hidden="true" />
        {/* The browser's own list: nothing to load, and at home on a phone. */}
        <select
          aria-label={t('appearance.language')}
          title={t('appearance.language')}
          value={language}
          onChange={({ target }) => void switchLanguage(target.value)}
          className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {nameOfLanguage(code)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
