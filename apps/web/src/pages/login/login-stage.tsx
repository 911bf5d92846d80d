import { Images, MessageCircleHeart, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FaceWall } from './login-faces.tsx';

/** The picture side of the door, on large screens: who is here, and three promises. */
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
      <FaceWall />
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-gradient-to-t from-[#2a0f1a] via-[#2a0f1a]/40 to-[#2a0f1a]/10"
      />
      <ul className="relative flex max-w-md flex-col gap-5 rounded-sheet bg-black/45 p-8 text-lead backdrop-blur-md">
        <Point icon={<Images className="size-6" />} text={t('login.pointPosts')} />
        <Point icon={<MessageCircleHeart className="size-6" />} text={t('login.pointChat')} />
        <Point icon={<ShieldCheck className="size-6" />} text={t('login.pointSafe')} />
      </ul>
    </aside>
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
