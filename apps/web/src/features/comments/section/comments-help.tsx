import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Help for the writer of words of distress; no other reader sees it. */
export function CommentsHelp({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <aside className="mx-4 my-3 flex gap-4 rounded-card border border-line-strong bg-canvas p-4 sm:mx-5">
      <HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-positive" />
      <div>
        <h3 className="font-semibold">{t('comments.help')}</h3>
        <p className="mt-1">{text}</p>
      </div>
    </aside>
  );
}
