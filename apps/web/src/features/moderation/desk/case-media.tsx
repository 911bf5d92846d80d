import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Switch } from '../../../ui/form/switch.tsx';

type Comfort = { isBlurred: boolean; isGrey: boolean; isMuted: boolean };

/** How one of the staff wants to see media, kept for them. */
const comfort = personalItem<Comfort>('browser', 'staff media');

/** Pictures and clips of a case: blurred, grey and without sound, as long as that is wanted. */
export function CaseMedia({ staffCase: { queue, case_id } }: { staffCase: StaffCase }) {
  const { t } = useTranslation();
  const media = useQuery(callQuery('listCaseMedia', { queue, case_id }));
  const [wanted, setWanted] = useState<Comfort>(
    () => comfort.get() ?? { isBlurred: true, isGrey: true, isMuted: true },
  );
  const choose = (change: Partial<Comfort>) => {
    const next = { ...wanted, ...change };
    setWanted(next);
    comfort.set(next);
  };
  if (media.error) return <ErrorState error={media.error} onRetry={() => void media.refetch()} />;
  const list = media.data?.list ?? [];
  if (list.length === 0) return null;
  const look = classNames(
    'max-h-96 max-w-full rounded-card',
    wanted.isBlurred && 'blur-xl hover:blur-none focus:blur-none',
    wanted.isGrey && 'grayscale',
  );
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('desk.comfort.blur')}
        isOn={wanted.isBlurred}
        onChange={(isBlurred) => choose({ isBlurred })}
      />
      <Switch label={t('desk.comfort.grey')} isOn={wanted.isGrey} onChange={(isGrey) => choose({ isGrey })} />
      <Switch
        label={t('desk.comfort.mute')}
        isOn={wanted.isMuted}
        onChange={(isMuted) => choose({ isMuted })}
      />
      <ul className="flex flex-wrap gap-3">
        {list.map(({ type, url, image, alt }) => (
          <li key={url} className="overflow-hidden rounded-card">
            {type === 'video' ? (
              <video src={url} poster={image} controls muted={wanted.isMuted} className={look} />
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus shows what is blurred.
              <img src={url} alt={alt} tabIndex={0} className={look} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
