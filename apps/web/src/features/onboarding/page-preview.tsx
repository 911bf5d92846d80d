import { Avatar } from '../../ui/media/avatar.tsx';
import type { DraftPictures } from './use-creator-draft.ts';
import { useObjectUrl } from './use-object-url.ts';

type PagePreviewProps = { name: string; handle: string; tagline: string; pictures: DraftPictures };

export function PagePreview({ name, handle, tagline, pictures }: PagePreviewProps) {
  const avatar = useObjectUrl(pictures.avatar);
  const banner = useObjectUrl(pictures.banner);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="aspect-[4/1] bg-creator-soft">
        {banner && <img src={banner} alt="" className="size-full object-cover" />}
      </div>
      <div className="px-5 pb-5">
        <Avatar src={avatar} name={name} size="large" className="-mt-8 border-4 border-surface" />
        <p className="mt-2 truncate font-semibold text-lead">{name}</p>
        <p className="truncate text-ink-faint">@{handle}</p>
        {tagline && <p className="mt-2">{tagline}</p>}
      </div>
    </div>
  );
}
