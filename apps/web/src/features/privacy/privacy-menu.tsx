import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useIsIdle } from '../../lib/react/use-is-idle.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx';
import { usePrivacyEntries } from './use-privacy-entries.tsx';

type PrivacyMenuProps = {
  /** Their character, or their account where they are a fan. */
  id: string;
  name: string;
  /** What else can be done with them. */
  more?: readonly MenuEntry[];
  className?: string;
  onBlocked: () => void;
};

/** What can be done with a person, the ways to be rid of them last. */
export function PrivacyMenu({ id, name, more = [], className, onBlocked }: PrivacyMenuProps) {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const isIdle = useIsIdle();
  // What the entries say is not seen before.
  const entries = usePrivacyEntries({ id, name, onBlocked }, isIdle || isOpened);
  return (
    <Menu
      trigger={
        <IconButton
          label={t('privacy.menu', { name })}
          icon={<Ellipsis className="size-5.5" />}
          {...(className ? { className } : {})}
        />
      }
      entries={[...more, ...entries]}
      onOpenChange={() => setOpened(true)}
    />
  );
}
