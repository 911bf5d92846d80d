import Hls, { type HlsConfig, type LoadPolicy } from 'hls.js';
import { recoverStream } from './recover-stream.ts';
import { linkIn, playlistHeaders, renewLink, withLink } from './stream-link.ts';

/** How often a playing video asks for its right to play; with it comes a link that lives 150 s at least. */
const renewEveryMs = 15_000;
const maxMediaErrors = 2;

const loading: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 30_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 2000 },
    errorRetry: { maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 2000 },
  },
};

/** The small buffer of the specification, 1 to 2 s ahead. What was played stays, so that a short clip repeats from memory. */
const limits: Partial<HlsConfig> = {
  maxBufferLength: 2,
  maxMaxBufferLength: 2,
  maxBufferSize: 16 * 1024 * 1024,
  backBufferLength: 30,
  capLevelToPlayerSize: true,
  // The content security policy allows no worker made of text.
  enableWorker: false,
  manifestLoadPolicy: loading,
  playlistLoadPolicy: loading,
  fragLoadPolicy: loading,
};

export type StreamEvents = {
  /** The pixels of its streams from top to bottom. */
  onHeights: (heights: number[]) => void;
  /** The viewer may no longer see it. */
  onLost: () => void;
  onBroken: () => void;
};

export type Stream = {
  /** Loads nothing before. */
  begin: (atSeconds: number) => void;
  /** Stays with the stream of so many pixels; undefined chooses by the network. */
  setHeight: (height: number | undefined) => void;
  end: () => void;
};

/** Returns false where only the browser itself can play a stream. */
export const canStream = () => Hls.isSupported();

/** Plays the stream of a master playlist in the element. */
export function streamClip(video: HTMLVideoElement, address: string, events: StreamEvents): Stream {
  let link = linkIn(address);
  let mediaErrors = 0;
  const hls = new Hls({
    ...limits,
    xhrSetup: (xhr, url) => {
      xhr.open('GET', withLink(url, link), true);
      if (!url.includes('.m3u8')) return;
      for (const [name, value] of playlistHeaders()) xhr.setRequestHeader(name, value);
    },
  });
  const stop = (tell: () => void) => {
    end();
    tell();
  };
  const renew = async () => {
    const fresh = await renewLink(address);
    if (fresh === undefined) stop(events.onLost);
    else link = fresh;
    return fresh !== undefined;
  };
  const recovery = recoverStream({
    renew,
    goOn: () => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(address)),
    giveUp: () => stop(events.onBroken),
  });
  const timer = setInterval(() => {
    if (!video.paused) renew().catch(() => undefined);
  }, renewEveryMs);
  const end = () => {
    clearInterval(timer);
    recovery.end();
    hls.destroy();
  };
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    link = linkIn(levels[0]?.uri ?? '') || link;
    events.onHeights(levels.map(({ height }) => height));
  });
  hls.on(Hls.Events.FRAG_LOADED, recovery.forget);
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.NETWORK_ERROR) recovery.begin();
    else if (type === Hls.ErrorTypes.MEDIA_ERROR && mediaErrors++ < maxMediaErrors) hls.recoverMediaError();
    else stop(events.onBroken);
  });
  hls.attachMedia(video);
  return {
    begin: (atSeconds) => {
      if (hls.url) return;
      hls.config.startPosition = atSeconds > 0 ? atSeconds : -1;
      hls.loadSource(address);
    },
    setHeight: (height) => {
      hls.nextLevel = hls.levels.findIndex((level) => level.height === height);
    },
    end,
  };
}
