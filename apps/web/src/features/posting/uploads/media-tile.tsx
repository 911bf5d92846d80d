import { ArrowLeft, ArrowRight, Captions, CaptionsOff, Play, X } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import type { DraftItem } from '../drafts/draft.ts';
import { shownItem } from '../drafts/draft-post.ts';
import { altTextDialog } from './alt-text.dialog.ts';
import type { Composer } from './composer-store.ts';
import { UploadState } from './upload-state.tsx';

type MediaTileProps = {
  item: DraftItem;
  index: number;
  total: number;
  isPaid: boolean;
  canRemove: boolean;
  composer: Composer;
  onMove: (to: number) => void;
  onStale: () => void;
};

export function MediaTile(props: MediaTileProps) {
  const { item, index, total, isPaid, canRemove, composer, onStale } = props;
  const { t } = useTranslation();
  const name = t(item.kind === 'video' ? 'composer.videoAt' : 'composer.photoAt', { at: index + 1, total });
  return (
    <div
      role="group"
      aria-label={name}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="relative">
        <Thumbnail item={item} onStale={onStale} />
        <UploadState
          upload={item.upload}
          onPause={() => composer.pause(item.id)}
          onResume={() => composer.resume(item.id)}
        />
        {canRemove && (
          <button
            type="button"
            aria-label={t('composer.remove')}
            onClick={() => composer.remove(item.id)}
            className="absolute top-1.5 end-1.5 grid size-9 place-items-center rounded-full bg-black/60 text-white transition before:absolute before:-inset-1 hover:bg-black/80 focus-visible:outline-white"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      <TileButtons {...props} />
      {isPaid && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 border-line border-t px-3 text-caption">
          <input
            type="checkbox"
            checked={item.isPreview}
            onChange={({ target }) => composer.changeItem(item.id, { isPreview: target.checked })}
            className="size-4.5 accent-action"
          />
          {t('composer.makePreview')}
        </label>
      )}
    </div>
  );
}

function TileButtons({ item, index, total, composer, onMove }: MediaTileProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center justify-between px-1">
      <IconButton
        label={t('composer.moveEarlier')}
        icon={<ArrowLeft className="size-5" />}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
        className="aria-disabled:opacity-40"
      />
      <IconButton
        label={t(item.alt ? 'composer.described' : 'composer.describe')}
        icon={item.alt ? <Captions className="size-5" /> : <CaptionsOff className="size-5" />}
        onClick={() => void describe(item, composer)}
      />
      <IconButton
        label={t('composer.moveLater')}
        icon={<ArrowRight className="size-5" />}
        aria-disabled={index === total - 1}
        onClick={() => index < total - 1 && onMove(index + 1)}
        className="aria-disabled:opacity-40"
      />
    </div>
  );
}

function Thumbnail({ item, onStale }: { item: DraftItem; onStale: () => void }) {
  const preview = shownItem(item);
  const isClip = item.kind === 'video';
  // Until its poster is drawn a clip has no picture.
  const url = isClip ? (item.posterUrl ?? item.media?.item.image ?? '') : preview.url;
  return (
    <>
      <Picture
        source={{ ...preview, url }}
        alt={item.alt}
        sizes="220px"
        onStale={onStale}
        className="aspect-square w-full"
      />
      {isClip && (
        <Play
          aria-hidden="true"
          className="absolute bottom-2 start-2 size-6 fill-white text-white drop-shadow"
        />
      )}
    </>
  );
}

async function describe(item: DraftItem, composer: Composer): Promise<void> {
  const { url, image } = shownItem(item);
  const picture = item.kind === 'video' ? image : url;
  const alt = await openDialog(altTextDialog, { alt: item.alt, picture });
  if (alt !== undefined) composer.changeItem(item.id, { alt });
}
