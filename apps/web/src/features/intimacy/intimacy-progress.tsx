import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { IntimacyLevel } from '@kindred/contract/intimacy/calls';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

type IntimacyProgressProps = { intimacy: ChatListItem['intimacy']; levels: readonly IntimacyLevel[] };

export function IntimacyProgress({ intimacy, levels }: IntimacyProgressProps) {
  const { t } = useTranslation();
  const { level, points, next } = intimacy;
  const own = levels.find((entry) => entry.level === level);
  const following = levels.find((entry) => entry.points === next);
  const from = own?.points ?? 0;
  const share = next === null ? 100 : ((points - from) / (next - from)) * 100;
  const text =
    next === null
      ? t('intimacy.last', { points })
      : t('intimacy.progress', { points, next, level: following?.name ?? '' });
  return (
    <div>
      <p className="font-bold text-heart-ink text-display">{own?.name}</p>
      <div
        role="progressbar"
        aria-label={t('intimacy.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={text}
        className="mt-3 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-heart" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-2 text-ink-soft">{text}</p>
    </div>
  );
}
