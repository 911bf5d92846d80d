import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { useUser } from '../../users/users.queries.ts';
import { conversationPath } from '../conversation-id.ts';
import { distressQuery } from '../inbox.queries.ts';
import { peerName } from '../peer-name.ts';

/** For creators, above every list: fans who spoke of harming themselves and have no answer yet. */
export function DistressAlert() {
  const { t } = useTranslation();
  const isCreator = useUser()?.is_creator === 1;
  const { data } = useQuery({ ...distressQuery, enabled: isCreator });
  if (!isCreator || !data || data.list.length === 0) return null;
  return (
    <section aria-label={t('care.alert')} className="pb-3">
      <ul className="space-y-2">
        {data.list.map((item) => (
          <li key={conversationPath(item)}>
            <Link
              to={conversationPath(item)}
              className="flex gap-3 rounded-card border border-line-strong bg-surface px-4 py-3 shadow-raised hover:bg-sunken"
            >
              <HeartHandshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
              <span className="min-w-0">
                <strong className="block font-semibold">
                  {t('care.creatorTitle', { name: peerName(item) })}
                </strong>
                <span className="text-caption text-ink-soft">
                  {t('care.alertText')} {timeAgo(item.updated_time)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
