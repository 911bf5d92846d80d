import { useQuery } from '@tanstack/react-query';
import { publicCharactersQuery } from '../../features/characters/characters.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const shownNum = 6;

/** Some of the creators as a row of small faces. */
export function FaceRow() {
  const { t } = useTranslation();
  const { data } = useQuery(publicCharactersQuery());
  const list = (data?.list ?? []).slice(0, shownNum);
  return (
    <ul
      aria-label={t('login.faces')}
      className="mb-6 flex h-14 animate-fade -space-x-3 [&:not(:has(li))]:hidden"
    >
      {list.map((face) => (
        <li key={face.char_unique_id} className="size-14 overflow-hidden rounded-full border-3 border-canvas">
          <img src={face.avatar} alt={face.name} className="size-full object-cover" />
        </li>
      ))}
    </ul>
  );
}
