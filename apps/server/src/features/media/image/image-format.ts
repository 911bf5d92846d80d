export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * Returns the format of a file by its first bytes, not its name; undefined for other formats. SVG (it can run
 * scripts), GIF and HEIC (our image library lacks its codec) are left out on purpose.
 */
export function imageFormat(bytes: Uint8Array): ImageFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  if (head.subarray(0, 3).equals(jpegStart)) return 'jpeg';
  if (head.subarray(0, 8).equals(pngStart)) return 'png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  // ISO/IEC 14496-12: a file type box first, its major brand after it.
  if (text.slice(4, 8) === 'ftyp' && text.slice(8, 12) === 'avif') return 'avif';
  return undefined;
}

/** Detects a HEIC photo or sequence by its major brand (ISO/IEC 23008-12). */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1');
  return head.slice(4, 8) === 'ftyp' && heicBrands.has(head.slice(8, 12));
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
