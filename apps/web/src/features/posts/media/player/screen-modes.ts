import { type RefObject, useEffect, useState } from 'react';

/** A phone's own full screen, where an element cannot have it (Safari on iPhones). */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Full screen for the player, and picture in picture for its video, so far as the browser has them. */
export function useScreenModes(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const note = () => setFullScreen(frame.current !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, [frame]);
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (frame.current?.requestFullscreen) frame.current.requestFullscreen().catch(() => undefined);
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  const togglePicture = () => {
    const element = video.current;
    if (document.pictureInPictureElement === element) void document.exitPictureInPicture();
    else element?.requestPictureInPicture().catch(() => undefined);
  };
  return {
    isFullScreen,
    toggleFullScreen,
    togglePicture: document.pictureInPictureEnabled ? togglePicture : undefined,
  };
}
