import { maxClipSeconds } from '@kindred/contract/media/limits';

/** Why a clip cannot be sent, as a key of its words. */
export class ClipError extends Error {
  readonly key: 'file.clipTooLong' | 'file.clipUnreadable';

  constructor(key: ClipError['key']) {
    super(key);
    this.key = key;
  }
}

const posterSide = 1280;
const patienceMs = 15_000;

/** Draws the picture that stands for a clip, a little after its beginning; throws `ClipError`. */
export async function drawPoster(url: string): Promise<Blob> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
  try {
    await nextEvent(video, 'loadeddata');
    if (video.duration > maxClipSeconds + 0.5) throw new ClipError('file.clipTooLong');
    video.currentTime = Math.min(0.5, video.duration / 2);
    await nextEvent(video, 'seeked');
    return await drawFrame(video);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function nextEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ClipError('file.clipUnreadable'));
    const patience = setTimeout(fail, patienceMs);
    const end = (act: () => void) => () => {
      clearTimeout(patience);
      act();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener('error', end(fail), { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, posterSide / Math.max(video.videoWidth, video.videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  // A file of sound alone has no frame.
  if (canvas.width === 0) throw new ClipError('file.clipUnreadable');
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new ClipError('file.clipUnreadable');
  return blob;
}
