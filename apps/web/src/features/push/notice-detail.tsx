import { type PushDetail, pushDetails } from '@kindred/contract/push/limits';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { useUpdatePushSettings } from './use-push-settings.ts';

export function NoticeDetail({ current }: { current: PushDetail }) {
  const { t } = useTranslation();
  const save = useUpdatePushSettings();
  return (
    <CardSection title={t('push.detail.title')} hint={t('push.detail.lead')}>
      <RadioList
        label={t('push.detail.title')}
        value={current}
        options={pushDetails.map((value) => ({
          value,
          label: t(`push.detail.${value}`),
          hint: t(`push.detail.${value}Hint`),
        }))}
        onChange={(detail) => save.mutate({ detail })}
      />
    </CardSection>
  );
}
