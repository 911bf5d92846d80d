/** Where the segments of a video are in its file: one after the other, after its head. */
export type StreamIndex = {
  /** Of picture and sound, as RFC 6381 writes them. */
  codecs: string;
  /** Pixels as they are shown. */
  width: number;
  height: number;
  headBytes: number;
  segmentBytes: number[];
  segmentMs: number[];
};
