import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** An answer of Kindred's care in the companion's place: it says whose words they are. */
export function CareMessage({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <article className="me-auto mt-3 max-w-[min(85%,34rem)]">
      <p className="flex items-center gap-1.5 px-1 text-caption text-ink-soft">
        <HeartHandshake aria-hidden="true" className="size-3.5 shrink-0 text-positive" />
        {t('care.author')}
      </p>
      <p
        dir="auto"
        className="mt-1 whitespace-pre-wrap rounded-card border border-line-strong bg-surface px-4 py-2.5"
      >
        {text}
      </p>
    </article>
  );
}
