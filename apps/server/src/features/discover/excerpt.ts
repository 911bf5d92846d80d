import { excerptLength } from '@kindred/contract/discover/limits';

/** The number of characters shown before the hit. */
const leadLength = 30;

/** Returns the part of a text around the first typed word; its beginning when none of them occurs as typed. */
export function excerpt(text: string, typed: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = firstHit(line.toLowerCase(), typed.toLowerCase());
  const start = at <= leadLength ? 0 : wordStart(line, at - leadLength, at);
  const end = start + excerptLength;
  const part = line.slice(start, end).toWellFormed().replaceAll('\ufffd', '');
  return `${start > 0 ? '…' : ''}${part}${end < line.length ? '…' : ''}`;
}

function firstHit(text: string, typed: string): number {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  const hits = words.map((word) => text.indexOf(word)).filter((at) => at >= 0);
  return hits.length === 0 ? 0 : Math.min(...hits);
}

function wordStart(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < before ? space + 1 : from;
}
