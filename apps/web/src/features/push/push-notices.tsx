import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NoticeSwitches } from '../account/notices/notice-switches.tsx';
import { NoticeDetail } from './notice-detail.tsx';
import { pushSettingsQuery } from './push.queries.ts';
import { QuietHours } from './quiet-hours.tsx';
import { ThisDevice } from './this-device.tsx';

/** Notices that come also while Kindred is closed: on this device, what they say, when they are quiet, and of what. */
export function PushNotices() {
  const { data, error, refetch } = useQuery(pushSettingsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-112 rounded-card" />;
  return (
    <div className="flex flex-col gap-8">
      <ThisDevice settings={data} />
      <NoticeDetail current={data.detail} />
      <QuietHours from={data.quiet_from} until={data.quiet_until} />
      <NoticeSwitches channel="push" />
    </div>
  );
}
