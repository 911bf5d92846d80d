import type { UserData } from '@kindred/contract/users/calls';
import { languages } from '@kindred/contract/wire/languages';
import { type ReactElement, useState } from 'react';
import { switchLanguage } from '../../lib/i18n/i18n.ts';
import { nameOfLanguage } from '../../lib/i18n/name-of-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { LoadedPopover } from '../../ui/overlay/loaded-popover.tsx';
import { chooseTheme, themes, useTheme } from '../../ui/theme.ts';

type AccountPopoverProps = { user: UserData; trigger: ReactElement; side: 'top' | 'right' };

export function AccountPopover({ user, trigger, side }: AccountPopoverProps) {
  const { t, language } = useTranslation();
  const theme = useTheme((state) => state.theme);
  const [isOpen, setOpen] = useState(true);
  return (
    <LoadedPopover
      trigger={trigger}
      title={user.nickname}
      side={side}
      align={side === 'top' ? 'start' : 'end'}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <div className="flex flex-col gap-4 px-2 pb-2">
        {user.is_creator === 1 && (
          <p className="-mt-2 truncate text-caption text-ink-soft">@{user.char_unique_id}</p>
        )}
        <Link to={paths.profile} onClick={() => setOpen(false)} className={buttonClass('secondary', 'small')}>
          {t('nav.profile')}
        </Link>
        <Choice title={t('appearance.language')}>
          <ChoiceChips
            label={t('appearance.language')}
            choices={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
            value={language}
            onChange={(next) => void switchLanguage(next)}
          />
        </Choice>
        <Choice title={t('appearance.theme')}>
          <ChoiceChips
            label={t('appearance.theme')}
            choices={themes.map((value) => ({ value, label: t(`appearance.${value}`) }))}
            value={theme}
            onChange={chooseTheme}
          />
        </Choice>
      </div>
    </LoadedPopover>
  );
}

function Choice({ title, children }: { title: string; children: ReactElement }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-ink-soft">{title}</p>
      {children}
    </div>
  );
}
