import { type ConversationFilter, conversationFilters } from '@kindred/contract/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { type ListChoice, labelChoice, labelsQuery } from '../inbox.queries.ts';

type ConversationFiltersProps = {
  value: ListChoice;
  /** Creators choose among their fans as well. */
  isCreator: boolean;
  onChange: (choice: ListChoice) => void;
};

const ofCreators: readonly ConversationFilter[] = ['subscribers', 'top_fans'];
const chosen = conversationFilters.filter((filter) => filter !== 'distress');

/** What is listed: a symbol while that is everything, with words once it is less. */
export function ConversationFilters({ value, isCreator, onChange }: ConversationFiltersProps) {
  const { t } = useTranslation();
  const labels = useQuery(labelsQuery).data?.list ?? [];
  const filters = chosen.filter((filter) => isCreator || !ofCreators.includes(filter));
  const options: { value: ListChoice; label: string }[] = [
    ...filters.map((filter) => ({ value: filter, label: t(`filter.${filter}`) })),
    ...labels.map(({ label_id: id, name }) => ({ value: labelChoice(id), label: name })),
  ];
  const current = options.find((option) => option.value === value)?.label ?? '';
  const isAll = value === 'inbox';
  return (
    <ChoiceMenu
      label={t('inbox.filters')}
      options={options}
      value={value}
      onChange={onChange}
      trigger={
        <button
          type="button"
          aria-label={`${t('inbox.filters')}: ${current}`}
          className={classNames(
            'flex h-11 max-w-40 shrink-0 items-center gap-2 rounded-full border px-3 font-medium text-caption transition',
            isAll
              ? 'border-line text-ink-soft hover:border-line-strong hover:text-ink'
              : 'border-action bg-action text-on-action',
          )}
        >
          <ListFilter aria-hidden="true" className="size-5 shrink-0" />
          {!isAll && (
            <span dir="auto" className="truncate">
              {current}
            </span>
          )}
        </button>
      }
    />
  );
}
