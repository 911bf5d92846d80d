import { Dialog as Base } from '@base-ui/react/dialog';
import type { Post } from '@kindred/contract/posts';
import { X } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialogLayer } from '../../ui/dialog-stack.tsx';
import { MediaCarousel } from './media-carousel.tsx';
import { shownMedia } from './shown-media.ts';
import { useFreshMedia } from './use-fresh-media.ts';
import { usePost } from './use-post.ts';
import { VideoPlayer } from './video-player.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

/** Pictures and clips of a post on the whole screen. */
export function MediaViewer({ diaryId, startAt }: { diaryId: string; startAt: number }) {
  const { t } = useTranslation();
  const { onClose, above } = useDialogLayer();
  const { data: post } = usePost(diaryId);
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-dialog animate-fade bg-black text-white outline-none">
          <Base.Title className="sr-only">
            {post ? t('post.mediaOf', { name: post.character.name }) : t('common.loading')}
          </Base.Title>
          {post && <Slides post={post} startAt={startAt} />}
          <button
            type="button"
            aria-label={t('common.close')}
            onClick={() => onClose()}
            className="absolute top-3 left-3 grid size-11 place-items-center rounded-full bg-black/45 transition hover:bg-white/20 focus-visible:outline-white"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </Base.Popup>
      </Base.Portal>
      {above}
    </Base.Root>
  );
}

function Slides({ post, startAt }: { post: Post; startAt: number }) {
  const { t } = useTranslation();
  const refreshLinks = useFreshMedia(post.diary_id);
  const items = shownMedia(post);
  const label = (at: number) => t('post.itemOf', { at: at + 1, total: items.length });
  return (
    <MediaCarousel
      label={t('post.mediaOf', { name: post.character.name })}
      items={items}
      startAt={startAt}
      takesArrowKeys
      renderItem={(item, at, isCurrent) =>
        item.type === 'video' ? (
          <VideoPlayer item={item} label={label(at)} fit="contain" onStale={refreshLinks} />
        ) : (
          <ZoomPicture item={item} label={label(at)} isCurrent={isCurrent} onStale={refreshLinks} />
        )
      }
    />
  );
}
