import { X } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SuggestionChips } from './suggestion-chips.tsx';
import type { Suggestions } from './use-suggestions.ts';

/** Suggested messages above the composer; null until they are requested. */
export function SuggestionBar({
  suggestions,
  onPick,
}: {
  suggestions: Suggestions;
  onPick: (content: string) => void;
}) {
  const { t } = useTranslation();
  if (suggestions.list.length === 0) return null;
  return (
    <div className="mx-auto flex max-w-3xl items-start gap-1 pb-3">
      <div className="grow">
        <SuggestionChips
          label={t('suggest.label')}
          list={suggestions.list}
          onPick={(content) => {
            onPick(content);
            suggestions.close();
          }}
        />
      </div>
      <IconButton
        label={t('suggest.close')}
        tooltipSide="top"
        icon={<X className="size-5" />}
        onClick={suggestions.close}
      />
    </div>
  );
}
