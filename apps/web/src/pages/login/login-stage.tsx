import { Images, MessageCircleHeart, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** The picture side of the door, on large screens: colour, warmth, three promises. */
export function LoginStage() {
  const { t } = useTranslation();
  return (
    <aside
      aria-label={t('common.brand')}
      className="relative hidden overflow-hidden bg-[#2a0f1a] p-14 text-white lg:flex lg:flex-col lg:justify-end"
    >
      <div aria-hidden="true" className="absolute inset-0">
        <span className="absolute -top-40 -left-32 size-[42rem] rounded-full bg-[#ff7d5c] opacity-70 blur-3xl" />
        <span className="absolute top-1/4 -right-48 size-[40rem] rounded-full bg-[#e5484d] opacity-70 blur-3xl" />
        <span className="absolute -bottom-52 left-10 size-[38rem] rounded-full bg-[#7a1f6b] opacity-80 blur-3xl" />
      </div>
      <Heart />
      <ul className="relative flex max-w-md flex-col gap-5 rounded-sheet bg-black/30 p-8 text-lead backdrop-blur-md">
        <Point icon={<Images className="size-6" />} text={t('login.pointPosts')} />
        <Point icon={<MessageCircleHeart className="size-6" />} text={t('login.pointChat')} />
        <Point icon={<ShieldCheck className="size-6" />} text={t('login.pointSafe')} />
      </ul>
    </aside>
  );
}

// The heart of our sign, in three panes of glass.
function Heart() {
  return (
    <svg aria-hidden="true" viewBox="0 0 512 512" className="absolute -top-10 right-6 w-4/5 rotate-12">
      <g transform="translate(256 400) scale(1.2) rotate(45)" fill="#fff" stroke="#fff" strokeOpacity="0.35">
        <path fillOpacity="0.2" d="M0 0H-132V-174A66 66 0 0 1 0 -174Z" />
        <path fillOpacity="0.12" d="M0 0V-132H-174A66 66 0 0 0 -174 0Z" />
        <path fillOpacity="0.28" d="M0 0V-132H-132V0Z" />
      </g>
    </svg>
  );
}

function Point({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <li className="flex items-center gap-4">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-white/15">
        {icon}
      </span>
      {text}
    </li>
  );
}
