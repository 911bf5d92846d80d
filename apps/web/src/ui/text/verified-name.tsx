import { BadgeCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';

const verifiedLabel = 2;

/** A name with its verified badge; `is_blue_label` 2 has one. */
export function VerifiedName({
  name,
  label,
  className,
}: {
  name: string;
  label: number;
  className?: string;
}) {
  const { t } = useTranslation();
  return (
    <span
      className={classNames('inline-flex min-w-0 max-w-full items-center gap-1 font-semibold', className)}
    >
      <span dir="auto" className="truncate [text-align:match-parent]">
        {name}
      </span>
      {label === verifiedLabel && (
        <BadgeCheck
          role="img"
          aria-label={t('common.verified')}
          className="size-[1.1em] shrink-0 fill-verified text-surface"
        />
      )}
    </span>
  );
}
