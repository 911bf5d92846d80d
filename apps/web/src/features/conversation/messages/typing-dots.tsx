import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** The companion has begun to answer and has no words yet. */
export function TypingDots() {
  const { t } = useTranslation();
  return (
    <p className="mt-3 inline-flex w-fit items-center gap-1.5 rounded-card rounded-es-md bg-sunken px-4 py-4">
      <span className="sr-only">{t('chat.writing')}</span>
      {[0, 150, 300].map((delayMs) => (
        <span
          key={delayMs}
          aria-hidden="true"
          style={{ animationDelay: `${delayMs}ms` }}
          className="size-2 animate-glow rounded-full bg-ink-faint"
        />
      ))}
    </p>
  );
}
