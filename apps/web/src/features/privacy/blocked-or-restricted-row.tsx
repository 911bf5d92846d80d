import type { BlockedOrRestricted } from '@kindred/contract/privacy/calls';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { useBlockOrRestrict, type Way } from './use-block-or-restrict.ts';

const words = {
  block: { action: 'prefs.away.unblock', of: 'prefs.away.unblockOf', toastText: 'prefs.away.unblocked' },
  restrict: {
    action: 'prefs.away.unrestrict',
    of: 'prefs.away.unrestrictOf',
    toastText: 'prefs.away.unrestricted',
  },
} as const;

export function BlockedOrRestrictedRow({ person, way }: { person: BlockedOrRestricted; way: Way }) {
  const { t } = useTranslation();
  const change = useBlockOrRestrict(way);
  const { nickname, avatar } = person;
  const id = person.char_id ?? person.user_id;
  const name = nickname || t('prefs.away.neverMet', { id });
  const { action, of, toastText } = words[way];
  // The row is gone by the time of the answer.
  const unblockOrUnrestrict = () =>
    change.mutateAsync({ id, isOn: false }).then(
      () =>
        toast('success', t(toastText, { name }), {
          label: t('privacy.undo'),
          onPress: () => change.mutate({ id, isOn: true }),
        }),
      () => undefined,
    );
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <Avatar src={avatar} name={name} />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-medium">{name}</p>
        <p className="text-caption text-ink-soft">
          {t('prefs.away.since', { date: formatDate(person.created_time) })}
        </p>
      </div>
      {way === 'restrict' && nickname !== '' && (
        <Link
          to={paths.conversation(id)}
          aria-label={t('prefs.away.messagesOf', { name })}
          className={`${buttonClass('quiet', 'small')} pointer-coarse:h-11`}
        >
          {t('prefs.away.messages')}
        </Link>
      )}
      <Button
        variant="secondary"
        size="small"
        className="pointer-coarse:h-11"
        isLoading={change.isPending}
        aria-label={t(of, { name })}
        onClick={() => void unblockOrUnrestrict()}
      >
        {t(action)}
      </Button>
    </li>
  );
}
