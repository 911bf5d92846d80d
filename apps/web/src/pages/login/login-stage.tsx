import type { PublicOpener } from '@kindred/contract/discover/opener-calls';
import { useQuery } from '@tanstack/react-query';
import { Images, MessageCircleHeart, ShieldCheck } from 'lucide-react';
import { publicOpenersQuery } from '../../features/discover/discover.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { sourceSet } from '../../ui/media/source-set.ts';

const shownNum = 6;

/** Beside the door: lit windows, each an open piece that leads to its creator's public page, and three promises. */
export function LoginStage() {
  const { t } = useTranslation();
  const { data } = useQuery(publicOpenersQuery());
  const openers = (data?.list ?? []).slice(0, shownNum);
  return (
    <aside
      aria-label={t('login.around')}
      className="dark order-last flex min-w-0 flex-col justify-center gap-8 bg-[#1c1310] px-6 py-10 text-white sm:px-12 lg:order-first lg:min-h-dvh lg:py-14"
    >
      {openers.length > 0 && (
        <div>
          <h2 className="font-bold text-title">{t('login.around')}</h2>
          <p className="mt-1 text-white/75">{t('login.aroundLead')}</p>
          <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-5">
            {openers.map((opener) => (
              <li key={opener.char_unique_id} className="min-w-0">
                <Window opener={opener} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="flex flex-col gap-4">
        <Point icon={<Images className="size-5" />} text={t('login.pointPosts')} />
        <Point icon={<MessageCircleHeart className="size-5" />} text={t('login.pointChat')} />
        <Point icon={<ShieldCheck className="size-5" />} text={t('login.pointSafe')} />
      </ul>
    </aside>
  );
}

// The page behind it is the server's, not the app's.
function Window({ opener }: { opener: PublicOpener }) {
  const { name, char_unique_id: handle, tagline, pieces } = opener;
  const [piece] = pieces;
  return (
    <a href={`/@${handle}`} className="group block rounded-media">
      <span className="block aspect-square overflow-hidden rounded-media bg-[#3a2a20] shadow-[0_0_2.25rem_rgb(242_166_90/0.28)] transition group-hover:shadow-[0_0_3rem_rgb(242_166_90/0.5)]">
        {piece && (
          <img
            src={piece.image}
            srcSet={sourceSet(piece.sources)}
            sizes="(min-width: 1024px) 16vw, (min-width: 640px) 30vw, 45vw"
            alt=""
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="mt-2.5 block truncate font-semibold">{name}</span>
      <span className="block truncate text-caption text-white/75">{tagline}</span>
    </a>
  );
}

function Point({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <li className="flex items-center gap-3 text-white/85">
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
      {text}
    </li>
  );
}
