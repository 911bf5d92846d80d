import type { Session } from '@kindred/contract/users/calls';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { formatDate } from '../../../lib/format/format.ts';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { sessionsQuery } from '../account.queries.ts';
import { deviceLabel } from './device-label.ts';
import { useEndOtherSessions, useEndSession } from './use-end-session.ts';

export function DeviceList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const sessions = data.list.toSorted(
    (session, other) => Number(other.is_current) - Number(session.is_current),
  );
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <CardSection title={t('prefs.security.devices')} hint={t('prefs.security.devicesHint')}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Device key={session.session_id} session={session} />
        ))}
      </ul>
      <div className="border-line border-t py-3">
        {hasOthers ? (
          <Button variant="danger" isLoading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('prefs.security.signOutOthers')}
          </Button>
        ) : (
          <p className="text-caption text-ink-soft">{t('prefs.security.onlyThis')}</p>
        )}
      </div>
    </CardSection>
  );
}

function Device({ session }: { session: Session }) {
  const { t } = useTranslation();
  const end = useEndSession(session);
  const { created_time, last_seen_time, is_current } = session;
  const device = deviceLabel(session.device, t);
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  const since = t('prefs.security.since', { date: formatDate(created_time) });
  return (
    <li className="flex min-h-16 items-center gap-4 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium">{device}</p>
        <p className="text-caption text-ink-soft">
          {is_current ? since : `${t('prefs.security.seen', { time: timeAgo(last_seen_time) })} · ${since}`}
        </p>
      </div>
      {is_current ? (
        <Tag tone="good">{t('prefs.security.thisDevice')}</Tag>
      ) : (
        <Button
          variant="secondary"
          size="small"
          className="pointer-coarse:h-11"
          isLoading={end.isPending}
          aria-label={t('prefs.security.signOutOf', { device })}
          onClick={() => end.mutate()}
        >
          {t('prefs.security.signOut')}
        </Button>
      )}
    </li>
  );
}
