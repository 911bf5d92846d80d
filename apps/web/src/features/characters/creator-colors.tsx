import { type CSSProperties, type ReactNode, useState } from 'react';
import { hueOfPixels } from '../../ui/media/hue-of-pixels.ts';

const sample = { width: 24, height: 8 };

/** A creator's page in the hue of their banner. `children` gets what the banner's `onLoad` wants. */
export function CreatorColors({
  children,
}: {
  children: (takeHue: (banner: HTMLImageElement) => void) => ReactNode;
}) {
  const [hue, setHue] = useState<number>();
  const style = hue === undefined ? undefined : ({ '--creator-hue': hue.toFixed() } as CSSProperties);
  return (
    <div className={style && 'creator-colors'} style={style}>
      {children((banner) => setHue(hueOfImage(banner)))}
    </div>
  );
}

/** Undefined also where the picture comes from elsewhere and may not be read. */
function hueOfImage(image: HTMLImageElement): number | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sample);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  try {
    context.drawImage(image, 0, 0, sample.width, sample.height);
    return hueOfPixels(context.getImageData(0, 0, sample.width, sample.height).data);
  } catch {
    return undefined;
  }
}
