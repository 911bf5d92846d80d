import type { CirclePlace } from '@kindred/contract/intimacy/calls';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { intimacyConfigQuery } from '../conversation/thread/thread.queries.ts';
import { useSetCircle } from './use-set-circle.ts';

export function CircleRow({ place }: { place: CirclePlace }) {
  const { t, language } = useTranslation();
  const { data } = useQuery(intimacyConfigQuery(language));
  const isFan = place.side === 'fan';
  const set = useSetCircle({ char_id: place.char_id, ...(isFan ? {} : { user_id: place.user_id }) });
  const isClosed = place.is_closed === 1;
  const { nickname: name } = place;
  const level = data?.list.find((entry) => entry.level === place.level)?.name;
  const since = t('intimacy.since', { date: formatDate(place.since_time) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Avatar src={place.avatar} name={name} />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-caption text-ink-faint">
          {isClosed
            ? t(isFan ? 'intimacy.youLeft' : 'intimacy.takenOut')
            : [level, since].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        isLoading={set.isPending}
        onClick={() => set.mutate(!isClosed)}
        aria-label={
          isClosed
            ? t('intimacy.undoOf', { name })
            : t(isFan ? 'intimacy.leaveOf' : 'intimacy.takeOutOf', { name })
        }
      >
        {isClosed ? t('intimacy.undo') : t(isFan ? 'intimacy.leaveShort' : 'intimacy.takeOut')}
      </Button>
      <Link
        to={paths.conversation(isFan ? place.char_id : place.user_id)}
        aria-label={t('intimacy.messageTo', { name })}
        className={classNames(buttonClass('secondary', 'medium'), 'size-11 shrink-0 px-0')}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
      </Link>
    </li>
  );
}
