import { type PeopleList, peopleLists } from '@kindred/contract/lists/limits';
import { chosenFansMax } from '@kindred/contract/offers/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { choosableQuery } from '../offers.queries.ts';

type ChosenFansProps = {
  chosen: string[];
  error: string | undefined;
  onChange: (userIds: string[]) => void;
};

export function ChosenFans({ chosen, error, onChange }: ChosenFansProps) {
  const { t } = useTranslation();
  const [list, setList] = useState<PeopleList>('ended');
  const people = useInfiniteQuery(choosableQuery(list));
  const fanIds = people.data?.pages.flatMap((page) => page.list.map(({ user_id }) => user_id)) ?? [];
  const choose = (userIds: string[]) => onChange([...new Set(userIds)].slice(0, chosenFansMax));
  return (
    <div className="rounded-card border border-line p-3">
      <Select
        label={t('offers.fromList')}
        value={list}
        onChange={({ target }) => setList(target.value as PeopleList)}
      >
        {peopleLists.map((name) => (
          <option key={name} value={name}>
            {t(`offers.lists.${name}`)}
          </option>
        ))}
      </Select>
      <div className="my-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-caption text-ink-soft">
          {t('offers.chosenNum', { count: chosen.length })}
        </p>
        <Button size="small" variant="quiet" onClick={() => choose([...chosen, ...fanIds])}>
          {t('offers.chooseAll')}
        </Button>
      </div>
      <div className="max-h-64 overflow-y-auto">
        <LoadMoreList query={people} empty={<p className="py-4 text-ink-soft">{t('offers.listEmpty')}</p>}>
          {(fans) => (
            <ul className="divide-y divide-line">
              {fans.map((fan) => (
                <li key={fan.user_id}>
                  <FanCheckbox
                    fan={fan}
                    isChosen={chosen.includes(fan.user_id)}
                    onChange={(isChosen) =>
                      choose(
                        isChosen
                          ? [...chosen, fan.user_id]
                          : chosen.filter((userId) => userId !== fan.user_id),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </LoadMoreList>
      </div>
      {error && (
        <p role="alert" className="mt-2 text-caption text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type FanCheckboxProps = {
  fan: { nickname: string; avatar: string };
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function FanCheckbox({ fan: { nickname, avatar }, isChosen, onChange }: FanCheckboxProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 py-1.5">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-action"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Avatar src={avatar} name={nickname} size="small" />
      <span className="min-w-0 truncate">{nickname}</span>
    </label>
  );
}
