import { i18n, useLanguage } from './i18n.ts';

/** The texts of the current language; the component is drawn again when it changes. */
export function useTranslation() {
  const language = useLanguage((state) => state.language);
  return { t: i18n.t, language };
}
