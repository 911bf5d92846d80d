import { peopleLists } from '@kindred/contract/lists/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fanListsQuery } from '../creator-tools.queries.ts';

type ListChoiceProps = {
  legend: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Some of the creator's lists, those that everyone has and those of their own. */
export function ListChoice({ legend, chosen, onChange }: ListChoiceProps) {
  const { t } = useTranslation();
  const own = useQuery(fanListsQuery()).data?.list ?? [];
  const lists = [
    ...peopleLists.map((name) => ({ id: name as string, label: t(`people.${name}`) })),
    ...own.map(({ list_id, name }) => ({ id: list_id, label: name })),
  ];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {lists.map(({ id, label }) => (
          <label key={id} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
