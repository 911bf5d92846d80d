import type { StreamIndex } from '../video/stream-index.ts';

/** The type of both playlists (RFC 8216 §4). */
export const playlistType = 'application/vnd.apple.mpegurl';

export type Stream = StreamIndex & { variant: string };

/** Writes a master playlist (RFC 8216 §4.3.4); `query` ends each address ('' or '?v=…'). */
export function writeMaster(streams: readonly Stream[], query: string): string {
  const lines = streams.flatMap((stream) => {
    const { codecs, width, height, variant } = stream;
    const rates = `BANDWIDTH=${peakRate(stream)},AVERAGE-BANDWIDTH=${averageRate(stream)}`;
    return [
      `#EXT-X-STREAM-INF:${rates},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      `${variant}.m3u8${query}`,
    ];
  });
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/** Writes the playlist of one file, whose segments are byte ranges (RFC 8216 §4.3.2.2); `query` ends each address. */
export function writeMedia({ variant, headBytes, segmentBytes, segmentMs }: Stream, query: string): string {
  const address = `${variant}${query}`;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(Math.max(...segmentMs) / 1000))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${headBytes}@0"`,
  ];
  let at = headBytes;
  segmentBytes.forEach((bytes, index) => {
    const seconds = ((segmentMs[index] ?? 0) / 1000).toFixed(3);
    lines.push(`#EXTINF:${seconds},`, `#EXT-X-BYTERANGE:${bytes}@${at}`, address);
    at += bytes;
  });
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

const bitsPerSecond = (bytes: number, ms: number) => Math.ceil((bytes * 8000) / Math.max(1, ms));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const averageRate = ({ segmentBytes, segmentMs }: Stream) => bitsPerSecond(sum(segmentBytes), sum(segmentMs));
const peakRate = ({ segmentBytes, segmentMs }: Stream) =>
  Math.max(...segmentBytes.map((bytes, index) => bitsPerSecond(bytes, segmentMs[index] ?? 0)));
