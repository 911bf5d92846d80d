import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';

export function HelpCard({ text }: { text: string }) {
  const { t, language } = useTranslation();
  return (
    <aside className="mx-auto my-5 flex max-w-lg gap-4 rounded-card border border-line-strong bg-surface p-5">
      <HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-positive" />
      <div>
        <h3 className="font-semibold">{t('care.helpTitle')}</h3>
        <p className="mt-1 whitespace-pre-wrap">{text}</p>
        <p className="mt-2 flex flex-wrap gap-x-3 text-caption text-ink-soft">
          <a href="https://findahelpline.com" target="_blank" rel="noreferrer" className="underline">
            findahelpline.com
          </a>
          <a href={paths.crisisProtocol(language)} target="_blank" rel="noreferrer" className="underline">
            {t('care.crisisProtocol')}
          </a>
        </p>
      </div>
    </aside>
  );
}
