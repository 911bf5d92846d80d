import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { InviterNote } from './inviter-note.tsx';
import { inviterQuery } from './invites.queries.ts';

/** The inviter's name on the sign-in page. An unknown code shows nothing and blocks nobody. */
export function LoginInviter({ referral }: { referral: string }) {
  const { t } = useTranslation();
  const inviter = useQuery(inviterQuery(referral)).data?.inviter;
  if (!inviter) return null;
  return (
    <div className="mb-6">
      <InviterNote inviter={inviter} text={t('invite.invitedBy', { name: inviter.name })} />
    </div>
  );
}
