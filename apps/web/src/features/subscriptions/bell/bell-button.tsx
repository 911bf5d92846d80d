import { type Bell as Choice, bells } from '@kindred/contract/characters/limits';
import { Bell, BellOff, BellRing, type LucideIcon } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { useSetBell } from './use-set-bell.ts';

const icons: Record<Choice, LucideIcon> = { all: BellRing, digest: Bell, off: BellOff };

type BellButtonProps = { charId: string; name: string; bell: Choice };

export function BellButton({ charId, name, bell }: BellButtonProps) {
  const { t } = useTranslation();
  const setBell = useSetBell(charId);
  const value = setBell.isPending ? setBell.variables : bell;
  const Icon = icons[value];
  return (
    <ChoiceMenu
      label={t('bell.of', { name })}
      options={bells.map((option) => ({
        value: option,
        label: t(`bell.${option}`),
        hint: t(`bell.${option}Hint`),
      }))}
      value={value}
      onChange={(chosen) => setBell.mutate(chosen)}
      trigger={
        <IconButton
          label={t('bell.now', { name, choice: t(`bell.${value}`) })}
          icon={<Icon className="size-5.5" />}
          className="shrink-0"
        />
      }
    />
  );
}
