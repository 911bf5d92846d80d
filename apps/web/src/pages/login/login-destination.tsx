import { useQuery } from '@tanstack/react-query';
import { publicCharacterQuery } from '../../features/characters/characters.queries.ts';
import { InviterNote } from '../../features/invites/inviter-note.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { readReturnTo } from '../../lib/navigation/return-to.ts';

/** The creator whose page opens after the sign-in; null for other pages. */
export function LoginDestination() {
  const { t } = useTranslation();
  const handle = /^\/character\/([^/?#]+)/.exec(readReturnTo() ?? '')?.[1] ?? '';
  const character = useQuery(publicCharacterQuery(decodeURIComponent(handle))).data?.character;
  if (!character) return null;
  return (
    <div className="mb-6">
      <InviterNote inviter={character} text={t('login.leadsTo', { name: character.name })} />
    </div>
  );
}
