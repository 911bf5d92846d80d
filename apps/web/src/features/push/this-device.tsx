import type { PushSettings } from '@kindred/contract/push/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { pushAbility } from './push-device.ts';
import { usePushDevice } from './use-push-device.ts';

export function ThisDevice({ settings }: { settings: PushSettings }) {
  const { t } = useTranslation();
  const [ability, setAbility] = useState(pushAbility);
  const device = usePushDevice(settings.public_key);
  const isOn = settings.is_registered === 1 && ability === 'able';
  return (
    <CardSection title={t('push.here')} hint={t('push.lead')}>
      <Switch
        label={t('push.switch')}
        hint={t(ability === 'able' ? 'push.switchHint' : `push.${ability}`)}
        isOn={device.isPending ? device.variables : isOn}
        isDisabled={ability !== 'able' || device.isPending}
        onChange={(isOn) => device.mutate(isOn, { onSettled: () => setAbility(pushAbility()) })}
      />
      {settings.device_num > 0 && <TryIt deviceNum={settings.device_num} />}
    </CardSection>
  );
}

function TryIt({ deviceNum }: { deviceNum: number }) {
  const { t } = useTranslation();
  const send = useMutation({
    mutationFn: () => call('sendTestPush', {}),
    onSuccess: () => toast('success', t('push.tested')),
    onError: (error) => toast('error', errorText(error)),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
      <p className="text-caption text-ink-soft">{t('push.devices', { count: deviceNum })}</p>
      <Button variant="secondary" size="small" isLoading={send.isPending} onClick={() => send.mutate()}>
        {t('push.test')}
      </Button>
    </div>
  );
}
