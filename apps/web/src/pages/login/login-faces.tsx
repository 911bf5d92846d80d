import type { PublicCharacter } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { publicCharactersQuery } from '../../features/characters/characters.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { publicSourceSet } from '../../ui/media/source-set.ts';

const columns = 3;
const onPhones = 6;

export function FaceWall() {
  const { data } = useQuery(publicCharactersQuery());
  const list = data?.list ?? [];
  if (list.length < columns) return null;
  return (
    <div
      aria-hidden="true"
      className="absolute -inset-x-6 -inset-y-24 grid rotate-[-6deg] animate-fade grid-cols-3 gap-5"
    >
      {Array.from({ length: columns }, (_, column) => (
        <div
          key={column}
          className={`flex animate-drift flex-col gap-5 ${column % 2 ? '[animation-direction:alternate-reverse]' : ''}`}
        >
          {inColumn(list, column).map((face, place) => (
            <Portrait key={`${face.char_unique_id} ${place}`} face={face} />
          ))}
        </div>
      ))}
    </div>
  );
}

// Each column holds its share of the faces, and then those of its neighbour, so that none has an end in sight.
function inColumn(list: readonly PublicCharacter[], column: number): PublicCharacter[] {
  const shareOf = (at: number) => list.filter((_, place) => place % columns === at % columns);
  return [...shareOf(column), ...shareOf(column + 1)];
}

function Portrait({ face }: { face: PublicCharacter }) {
  return (
    <figure className="relative aspect-[4/5] shrink-0 overflow-hidden rounded-sheet bg-white/10">
      <img
        src={face.avatar}
        srcSet={publicSourceSet(face.avatar)}
        sizes="14vw"
        alt=""
        decoding="async"
        className="size-full object-cover"
      />
      <figcaption className="absolute inset-x-0 bottom-0 truncate bg-gradient-to-t from-black/70 to-transparent px-4 pt-10 pb-3 font-semibold text-body text-white">
        {face.name}
      </figcaption>
    </figure>
  );
}

/** The same people as a row of small faces, where there is no room for the wall. */
export function FaceRow() {
  const { t } = useTranslation();
  const { data } = useQuery(publicCharactersQuery());
  const list = (data?.list ?? []).slice(0, onPhones);
  return (
    <ul
      aria-label={t('login.faces')}
      className="mb-6 flex h-14 animate-fade -space-x-3 lg:hidden [&:not(:has(li))]:hidden"
    >
      {list.map((face) => (
        <li key={face.char_unique_id} className="size-14 overflow-hidden rounded-full border-3 border-canvas">
          <img src={face.avatar} alt={face.name} className="size-full object-cover" />
        </li>
      ))}
    </ul>
  );
}
