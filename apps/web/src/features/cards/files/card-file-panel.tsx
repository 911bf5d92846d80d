import type { CardStudio } from '@kindred/contract/cards/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';

type CardFilePanelProps = { studio: CardStudio; onReplace: (next: CardStudio) => void };

/** The card as a file: bringing one along, taking this one away, and what belongs to it. */
export function CardFilePanel({ studio, onReplace }: CardFilePanelProps) {
  const { t } = useTranslation();
  const { picture, assets } = studio;
  return (
    <div className="flex flex-col gap-6">
      <ImportCard onReplace={onReplace} />
      <ExportCard assetCount={assets.length} />
      {(picture !== '' || assets.length > 0) && (
        <CardSection title={t('cardStudio.cameWith')} hint={t('cardStudio.cameWithHint')}>
          <div className="flex flex-wrap gap-5 py-3">
            {picture !== '' && (
              <img
                src={picture}
                alt={t('cardStudio.cardPicture')}
                className="max-h-64 rounded-control object-contain"
              />
            )}
            <ul className="min-w-0 grow text-ink-soft">
              {assets.map(({ path, bytes }) => (
                <li key={path} className="flex justify-between gap-4 py-1">
                  <span className="truncate">{path}</span>
                  <span className="shrink-0">
                    {t('cardStudio.kilobytes', { count: Math.ceil(bytes / 1024) })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </CardSection>
      )}
    </div>
  );
}
