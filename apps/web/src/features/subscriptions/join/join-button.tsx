import type { CharacterCard } from '@kindred/contract/characters/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/storage/session.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/controls/button.tsx';
import { isPro, shownTier } from '../../characters/tier-price.ts';
import { useIsSalesQuiet } from '../../users/users.queries.ts';
import { useJoin } from './use-join.ts';

type JoinButtonProps = {
  card: CharacterCard;
  size?: ButtonSize;
  variant?: ButtonVariant;
  className?: string;
};

/** Follow on a free page, Subscribe on a paid one, until the viewer has joined; nothing for whose page it is, or where it cannot be joined. */
export function JoinButton({ card, size = 'medium', variant = 'heart', className }: JoinButtonProps) {
  const { t } = useTranslation();
  const { join, isJoining } = useJoin(card);
  const isSalesQuiet = useIsSalesQuiet();
  const viewerId = useSession(({ user }) => user?.user_id);
  if (viewerId !== undefined && viewerId === card.user_id) return null;
  if (card.is_sold) {
    return (
      <Button size={size} variant="secondary" disabled className={className}>
        {t(isPro(card) ? 'join.subscribed' : 'join.following')}
      </Button>
    );
  }
  if (shownTier(card)?.isSellable === false) return null;
  if (isSalesQuiet && card.group_id !== null) return null;
  return (
    <Button size={size} variant={variant} isLoading={isJoining} onClick={join} className={className}>
      {t(isPro(card) ? 'join.subscribe' : 'join.follow')}
    </Button>
  );
}
