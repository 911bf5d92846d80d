import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import type { Stream, StreamEvents } from './hls-stream.ts';

/** What plays a clip in an element, and the way to take it off again. */
export type Attached = { stream?: Stream; detach: () => void };

const playlistType = 'application/vnd.apple.mpegurl';
const loadPlayer = lazyWithRetry(() => import('./hls-stream.ts'));

export const isPlaylist = (url: string) => /\.m3u8(\?|$)/.test(url);

/** Lets the element play a file, or a playlist by itself; `onStale` when it cannot load it. */
export function attachFile(video: HTMLVideoElement, url: string, onStale: () => void): Attached {
  video.addEventListener('error', onStale);
  video.src = url;
  return {
    detach: () => {
      video.removeEventListener('error', onStale);
      video.removeAttribute('src');
    },
  };
}

/** Lets hls.js play a packaged video in the element; without it the browser itself, or the file that the stream is made of. */
export async function attachStream(
  video: HTMLVideoElement,
  url: string,
  events: StreamEvents & { onStale: () => void },
): Promise<Attached> {
  const { canStream, streamClip } = await loadPlayer();
  // A new source would take the speed back.
  video.defaultPlaybackRate = video.playbackRate;
  if (canStream()) {
    const stream = streamClip(video, url, events);
    return { stream, detach: stream.end };
  }
  const isKnown = video.canPlayType(playlistType) !== '';
  return attachFile(video, isKnown ? url : url.replace('/master.m3u8', '/mp4'), events.onStale);
}
