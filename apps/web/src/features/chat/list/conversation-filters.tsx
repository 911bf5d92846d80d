import { type ConversationFilter, conversationFilters } from '@kindred/contract/chat/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ScrollRow } from '../../../ui/layout/scroll-row.tsx';

type ConversationFiltersProps = {
  value: ConversationFilter;
  /** Creators choose among their fans as well. */
  isCreator: boolean;
  onChange: (filter: ConversationFilter) => void;
};

const ofCreators: readonly ConversationFilter[] = ['subscribers', 'top_fans'];

/** Which conversations are listed. */
export function ConversationFilters({ value, isCreator, onChange }: ConversationFiltersProps) {
  const { t } = useTranslation();
  const choices = conversationFilters.filter((filter) => isCreator || !ofCreators.includes(filter));
  return (
    <div role="group" aria-label={t('inbox.filters')} className="px-4 pb-2">
      <ScrollRow>
        <div className="flex w-max gap-2 py-1">
          {choices.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === value}
              onClick={() => onChange(filter)}
              className={classNames(
                'h-10 rounded-full border px-4 font-medium text-caption transition',
                filter === value
                  ? 'border-accent-ink bg-accent-soft text-accent-ink'
                  : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {t(`filter.${filter}`)}
            </button>
          ))}
        </div>
      </ScrollRow>
    </div>
  );
}
