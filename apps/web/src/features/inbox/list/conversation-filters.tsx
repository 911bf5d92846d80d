import { type ConversationFilter, conversationFilters } from '@kindred/contract/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ScrollRow } from '../../../ui/layout/scroll-row.tsx';
import { type ListChoice, labelChoice, labelsQuery } from '../inbox.queries.ts';

type ConversationFiltersProps = {
  value: ListChoice;
  /** Creators choose among their fans as well. */
  isCreator: boolean;
  onChange: (choice: ListChoice) => void;
};

const ofCreators: readonly ConversationFilter[] = ['subscribers', 'top_fans'];
const chosen = conversationFilters.filter((filter) => filter !== 'distress');

export function ConversationFilters({ value, isCreator, onChange }: ConversationFiltersProps) {
  const { t } = useTranslation();
  const labels = useQuery(labelsQuery).data?.list ?? [];
  const filters = chosen.filter((filter) => isCreator || !ofCreators.includes(filter));
  return (
    <div role="group" aria-label={t('inbox.filters')} className="px-4 pb-2">
      <ScrollRow>
        <div className="flex w-max gap-2 py-1">
          {filters.map((filter) => (
            <Choice key={filter} isOn={filter === value} onChoose={() => onChange(filter)}>
              {t(`filter.${filter}`)}
            </Choice>
          ))}
          {labels.map(({ label_id, name }) => (
            <Choice
              key={label_id}
              isOn={value === labelChoice(label_id)}
              onChoose={() => onChange(labelChoice(label_id))}
            >
              <Tag aria-hidden="true" className="size-3.5" />
              {name}
            </Choice>
          ))}
        </div>
      </ScrollRow>
    </div>
  );
}

type ChoiceProps = { isOn: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isOn, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={classNames(
        'flex h-10 items-center gap-1.5 rounded-full border px-4 font-medium text-caption transition',
        isOn
          ? 'border-action bg-action text-on-action'
          : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
