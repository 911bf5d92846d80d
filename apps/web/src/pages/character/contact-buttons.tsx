import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { Flag, Gift, MessageCircle } from 'lucide-react';
import { isPro } from '../../features/characters/tier-price.ts';
import { openGift } from '../../features/gifts/gift.dialog.ts';
import { PrivacyMenu } from '../../features/privacy/privacy-menu.tsx';
import { useReport } from '../../features/privacy/use-report.ts';
import { giveSubscriptionDialog } from '../../features/subscriptions/gifts/give.dialog.ts';
import { useIsSalesQuiet } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';

export function ContactButtons({ character }: { character: CharacterInfo }) {
  const { t } = useTranslation();
  const { char_id: charId, name, avatar } = character;
  const report = useReport();
  const isSalesQuiet = useIsSalesQuiet();
  const leave = () => void navigate({ href: paths.home, replace: true });
  return (
    <>
      {!isSalesQuiet && (
        <IconButton
          label={t('character.gift')}
          icon={<Gift className="size-5.5" />}
          className="border border-line-strong bg-surface"
          onClick={() => openGift({ charId, name, avatar })}
        />
      )}
      <Link to={paths.conversation(charId)} className={classNames(buttonClass('secondary'), 'max-sm:px-4')}>
        <MessageCircle aria-hidden="true" className="size-5" />
        <span className="max-[22rem]:sr-only">{t('character.message')}</span>
      </Link>
      <PrivacyMenu
        id={charId}
        name={name}
        className="border border-line-strong bg-surface"
        more={[
          ...(!isSalesQuiet && isPro(character) && character.pro_sales_open && character.offer
            ? [
                {
                  label: t('giving.give'),
                  icon: <Gift aria-hidden="true" />,
                  onSelect: () => void openDialog(giveSubscriptionDialog, { charId, name }),
                },
              ]
            : []),
          {
            label: t('report.person', { name }),
            icon: <Flag aria-hidden="true" />,
            onSelect: () => report({ kind: 'person', id: charId, name, personId: charId, onBlocked: leave }),
          },
        ]}
        onBlocked={leave}
      />
    </>
  );
}
