import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { sourceSet } from './source-set.ts';

export type PictureSource = {
  url: string;
  placeholder: string;
  sources: readonly { width: number; url: string }[];
  width: number | null;
  height: number | null;
};

type PictureProps = {
  source: PictureSource;
  alt: string;
  /** How wide it is drawn, for the choice among `sources`. */
  sizes?: string;
  /** On the first screen: fetched at once, and shown as it comes. */
  isUrgent?: boolean;
  /** The link did not work (they live five minutes): ask for a fresh one. */
  onStale?: () => void;
  className?: string;
};

/** A picture over its blurred stand-in; it fades in when it is there, unless one waits for it. */
export function Picture({
  source,
  alt,
  sizes = '100vw',
  isUrgent = false,
  onStale,
  className,
}: PictureProps) {
  const [loadedSource, setLoadedSource] = useState('');
  const isShown = loadedSource === source.url;
  return (
    <span className={classNames('relative block overflow-hidden bg-sunken', className)}>
      {source.placeholder && (
        <img
          src={source.placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 object-cover blur-xl"
        />
      )}
      {source.url && (
        <img
          src={source.url}
          srcSet={sourceSet(source.sources) || undefined}
          sizes={sizes}
          alt={alt}
          width={source.width ?? undefined}
          height={source.height ?? undefined}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : undefined}
          // In the frame in which it is drawn, where it is there already.
          decoding={isUrgent ? 'sync' : 'async'}
          onLoad={() => setLoadedSource(source.url)}
          onError={onStale}
          className={classNames(
            'relative size-full object-cover',
            !isUrgent && 'transition-opacity duration-300',
            !isUrgent && !isShown && 'opacity-0',
          )}
        />
      )}
    </span>
  );
}
