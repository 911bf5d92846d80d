import type { Notification } from '@kindred/contract/notifications/calls';
import { useState } from 'react';
import { useFreshPictures } from './use-fresh-pictures.ts';

/** A small picture of the post that a notification is about. Its link lives for minutes: a failed one is fetched again. */
export function PostPicture({ notification: { diary } }: { notification: Pick<Notification, 'diary'> }) {
  const [failed, setFailed] = useState('');
  const refresh = useFreshPictures();
  const image = diary?.image ?? '';
  if (image === '' || image === failed) return null;
  const onError = () => {
    setFailed(image);
    refresh();
  };
  return (
    <img
      src={image}
      alt=""
      loading="lazy"
      onError={onError}
      className="size-12 shrink-0 rounded-control bg-sunken object-cover"
    />
  );
}
