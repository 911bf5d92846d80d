import { FileText, HeartHandshake, Scale, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { CardSection } from '../../ui/layout/card-section.tsx';

const pages = [
  { href: paths.terms, icon: FileText, name: 'prefs.terms.terms', hint: 'prefs.terms.termsHint' },
  { href: paths.privacy, icon: ShieldCheck, name: 'prefs.terms.privacy', hint: 'prefs.terms.privacyHint' },
  {
    href: paths.creatorPolicy,
    icon: Scale,
    name: 'prefs.terms.creatorPolicy',
    hint: 'prefs.terms.creatorPolicyHint',
  },
] as const;

const crisisPage = {
  icon: HeartHandshake,
  name: 'prefs.terms.crisis',
  hint: 'prefs.terms.crisisHint',
} as const;

const version = '2026-11';

export function TermsHome() {
  const { t, language } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t('prefs.terms.lead', { version })}</p>
      <CardSection>
        <ul className="divide-y divide-line">
          {[...pages, { ...crisisPage, href: paths.crisisProtocol(language) }].map(
            ({ href, icon: Icon, name, hint }) => (
              <li key={href}>
                <a
                  href={href}
                  className="-mx-2 flex min-h-16 items-center gap-4 rounded-control px-2 py-3 hover:bg-sunken"
                >
                  <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
                  <span>
                    <span className="block font-medium">{t(name)}</span>
                    <span className="block text-caption text-ink-soft">{t(hint)}</span>
                  </span>
                </a>
              </li>
            ),
          )}
        </ul>
      </CardSection>
    </div>
  );
}
