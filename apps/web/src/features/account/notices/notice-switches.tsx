import { type NoticeChannel, type PushType, pushTypes } from '@kindred/contract/account/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useUser } from '../../users/users.queries.ts';
import { pushConfigQuery } from '../account.queries.ts';
import { useNoticeChoice } from './use-notice-choice.ts';

const creatorsOnly: readonly PushType[] = ['subscriber_msg', 'gift_paid_msg'];

type NoticeSwitchesProps = {
  channel: NoticeChannel /** Of their heading, within its page. */;
  level?: 2 | 3;
};

/** One switch for each kind of notice, in one place where notices appear. */
export function NoticeSwitches({ channel, level = 3 }: NoticeSwitchesProps) {
  const { t } = useTranslation();
  const isCreator = useUser()?.is_creator === 1;
  const { data, error, refetch } = useQuery(pushConfigQuery);
  const choose = useNoticeChoice();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-112 rounded-card" />;
  const types = pushTypes.filter((type) => isCreator || !creatorsOnly.includes(type));
  return (
    <CardSection level={level} title={t('prefs.notices.what')}>
      <div className="divide-y divide-line">
        {types.map((type) => (
          <Switch
            key={type}
            label={t(`prefs.notices.type.${type}`)}
            hint={t(`prefs.notices.hint.${type}`)}
            isOn={data.list.find(({ push_type }) => push_type === type)?.[channel] === 1}
            onChange={(isOn) => choose.mutate({ push_type: type, channel, is_on: isOn ? 1 : 0 })}
          />
        ))}
      </div>
    </CardSection>
  );
}
