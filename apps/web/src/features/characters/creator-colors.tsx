import { type CSSProperties, type ReactNode, useState } from 'react';
import { huesOfPixels } from '../../ui/media/hues-of-pixels.ts';

const sample = { width: 24, height: 8 };

/** A creator's page in the two hues of their banner. `children` gets what the banner's `onLoad` wants. */
export function CreatorColors({
  children,
}: {
  children: (takeHues: (banner: HTMLImageElement) => void) => ReactNode;
}) {
  const [hues, setHues] = useState<[first: number, second: number]>();
  const style =
    hues &&
    ({ '--creator-hue': hues[0].toFixed(), '--creator-hue-second': hues[1].toFixed() } as CSSProperties);
  return (
    <div className={style && 'creator-colors'} style={style}>
      {children((banner) => setHues(huesOfImage(banner)))}
    </div>
  );
}

/** Undefined also where the picture comes from elsewhere and may not be read. */
function huesOfImage(image: HTMLImageElement): [first: number, second: number] | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sample);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  try {
    context.drawImage(image, 0, 0, sample.width, sample.height);
    return huesOfPixels(context.getImageData(0, 0, sample.width, sample.height).data);
  } catch {
    return undefined;
  }
}
