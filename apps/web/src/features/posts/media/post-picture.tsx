import type { MediaItem } from '@kindred/contract/media/calls';
import { RotateCw } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSizes } from './picture-sizes.ts';

type PostPictureProps = {
  item: MediaItem;
  label: string;
  isUrgent: boolean;
  isBroken: boolean;
  onOpen: () => void;
  onStale: () => void;
  onRetry: () => void;
};

/** A picture of a post, which opens large. When it cannot be had, its blur stays, with a way to try again. */
export function PostPicture({ item, label, isUrgent, isBroken, onOpen, onStale, onRetry }: PostPictureProps) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" aria-label={label} onClick={onOpen} className="block size-full cursor-zoom-in">
        <Picture
          source={item}
          alt=""
          sizes={pictureSizes}
          isUrgent={isUrgent}
          onStale={onStale}
          className="size-full"
        />
      </button>
      {isBroken && (
        <div className="absolute inset-0 m-auto flex h-fit flex-col items-center gap-2 text-caption text-ink">
          <button type="button" onClick={onRetry} className={buttonClass('secondary', 'small')}>
            <RotateCw aria-hidden="true" className="size-4" />
            {t('post.reloadMedia')}
          </button>
        </div>
      )}
    </>
  );
}
