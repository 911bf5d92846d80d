import type { JoinedCreator } from '@kindred/contract/library/calls';
import { formatDate } from '../../lib/format/format.ts';
import { timeAgoInWeeks } from '../../lib/format/relative-time.ts';
import type { Translate } from '../../lib/i18n/text-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { VerifiedName } from '../../ui/text/verified-name.tsx';
import { BellButton } from '../subscriptions/bell/bell-button.tsx';

type JoinedRowProps = {
  joined: JoinedCreator;
  sort: 'joined' | 'post' | 'unseen';
  isChosen: boolean;
  /** Where several can be chosen. */
  onChoose: ((isChosen: boolean) => void) | undefined;
};

export function JoinedRow({ joined, sort, isChosen, onChoose }: JoinedRowProps) {
  const { t } = useTranslation();
  const { character, kind } = joined;
  return (
    <li className="flex items-center gap-3 py-3">
      {onChoose && (
        <label className="-m-2 grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={t('library.choose', { name: character.name })}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            className="size-5 accent-action"
          />
        </label>
      )}
      <Avatar src={character.avatar} name={character.name} />
      <div className="min-w-0 grow">
        <Link to={paths.character(character.char_id)} className="flex rounded hover:underline">
          <VerifiedName name={character.name} label={character.is_blue_label} />
        </Link>
        <p className="text-caption text-ink-soft">
          {kind === 'pro' && sort === 'joined' ? stateText(joined, t) : orderText(joined, sort, t)}
        </p>
      </div>
      {joined.state !== 'expired' && (
        <BellButton charId={character.char_id} name={character.name} bell={joined.bell} />
      )}
      {kind === 'pro' && (
        <Link
          to={paths.setting('payments/manageSubscriptions')}
          aria-label={t('library.manageOf', { name: character.name })}
          className={buttonClass('secondary', 'small')}
        >
          {t('library.manage')}
        </Link>
      )}
    </li>
  );
}

function stateText({ state, period_end: end, renews }: JoinedCreator, t: Translate): string {
  const date = formatDate(end ?? '');
  if (state === 'expired') return t('library.endedOn', { date });
  if (state === 'past_due') return t('library.pastDue');
  return t(renews ? 'library.renewsOn' : 'library.endsOn', { date });
}

function orderText(joined: JoinedCreator, sort: JoinedRowProps['sort'], t: Translate): string {
  switch (sort) {
    case 'joined':
      return t('library.since', { date: formatDate(joined.joined_time) });
    case 'post':
      return joined.post_time
        ? t('library.lastPost', { ago: timeAgoInWeeks(joined.post_time) })
        : t('library.noPost');
    case 'unseen':
      return joined.seen_time
        ? t('library.lastSeen', { ago: timeAgoInWeeks(joined.seen_time) })
        : t('library.neverSeen');
    default:
      return sort satisfies never;
  }
}
