import { useEffect, useRef } from 'react';
import { useClipSource } from './use-clip-source.ts';

type PlainVideoProps = {
  url: string;
  poster: string | undefined;
  label?: string;
  playsAtOnce?: boolean;
  onStale: () => void;
  className: string;
};

/** A clip with the browser's own controls. */
export function PlainVideo({ url, poster, label, playsAtOnce = false, onStale, className }: PlainVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const { isReady } = useClipSource(ref, url, { onStale });
  useEffect(() => {
    // Browsers refuse sound before the page was touched; then it waits to be started.
    if (isReady && playsAtOnce) ref.current?.play().catch(() => undefined);
  }, [isReady, playsAtOnce]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: what people upload carries no captions.
    <video
      ref={ref}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      className={className}
    />
  );
}
