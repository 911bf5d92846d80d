import { useState } from 'react';
import { classNames } from '../class-names.ts';

const sizes = {
  small: 'size-8 text-caption',
  medium: 'size-11 text-body',
  large: 'size-16 text-title',
  huge: 'size-28 text-display',
};

export type AvatarProps = { src: string; name: string; size?: keyof typeof sizes; className?: string };

/** A face, or the first letter of the name when there is no picture. The name is said beside it, not here. */
export function Avatar({ src, name, size = 'medium', className }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const avatarClass = classNames(
    'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-line font-semibold text-ink',
    sizes[size],
    className,
  );
  if (!src || broken === src) {
    return (
      <span aria-hidden="true" className={avatarClass}>
        {[...name][0]?.toUpperCase() ?? '·'}
      </span>
    );
  }
  return (
    <span className={avatarClass}>
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(src)}
        className="size-full object-cover"
      />
    </span>
  );
}
