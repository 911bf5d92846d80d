import { maxClipSeconds } from '@kindred/contract/media/limits';
import { refuse } from '../../platform/app-error.ts';
import { blankSamples } from './blank-samples.ts';
import { type Box, containers, getBox, getBoxAt, listBoxes, telling } from './mp4-boxes.ts';
import type { Film } from './put-files.ts';

/** What may hold old bytes though nobody reads it. */
const unread = new Set(['free', 'skip', 'wide']);
const shown = new Set(['vide', 'soun']);

/**
 * Takes the bytes of an MP4 that a person gave us and blanks, in place, whatever tells of where and with what it
 * was made: metadata boxes, and tracks beside picture and sound (phones and cameras keep positions in them) with
 * their samples. Sizes and places stay, so that nothing has to be written anew. Refuses what is no playable movie
 * with a picture, or too long (`clipRefused`).
 */
export function cleanClip(mp4: Buffer): Film {
  if (mp4.toString('latin1', 4, 8) !== 'ftyp') refuse('clipRefused');
  const boxes = listBoxes(mp4, 0, mp4.length);
  const moov = getBox(boxes, 'moov');
  const tracks = listBoxes(mp4, moov.body, moov.end).filter(({ type }) => type === 'trak');
  const kinds = tracks.map((track) => handlerOf(mp4, track));
  if (!kinds.includes('vide')) refuse('clipRefused');
  // In a fragmented movie (§8.8) samples stand where the tracks' tables do not say.
  const isFragmented = boxes.some(({ type }) => type === 'moof');
  if (isFragmented && kinds.some((kind) => !shown.has(kind))) refuse('clipRefused');
  const durationMs = lengthOf(mp4, moov);
  tracks.forEach((track, at) => {
    if (shown.has(kinds[at] ?? '')) return;
    blankSamples(mp4, track);
    blank(mp4, track);
  });
  blankTelling(mp4, 0, mp4.length);
  return { mp4, durationMs };
}

function blankTelling(mp4: Buffer, from: number, to: number): void {
  for (const box of listBoxes(mp4, from, to)) {
    if (telling.has(box.type) || unread.has(box.type)) blank(mp4, box);
    else if (containers.has(box.type)) blankTelling(mp4, box.body, box.end);
  }
}

function blank(mp4: Buffer, { start, body, end }: Box): void {
  mp4.write('free', start + 4, 'latin1');
  mp4.fill(0, body, end);
}

/** The handler of a track (§8.4.3): vide, soun, or something that is neither seen nor heard. */
function handlerOf(mp4: Buffer, track: Box): string {
  const { body } = getBoxAt(mp4, track, 'mdia', 'hdlr');
  return mp4.toString('latin1', body + 8, body + 12);
}

/** The movie header's length (§8.2.2), whose fields are wider in version 1. */
function lengthOf(mp4: Buffer, moov: Box): number {
  const { body, end } = getBoxAt(mp4, moov, 'mvhd');
  if (end - body < 32) refuse('clipRefused');
  const isWide = mp4[body] === 1;
  const perSecond = mp4.readUInt32BE(body + (isWide ? 20 : 12));
  const units = isWide ? Number(mp4.readBigUInt64BE(body + 24)) : mp4.readUInt32BE(body + 16);
  const durationMs = Math.round((units / perSecond) * 1000);
  const isLength = durationMs > 0 && durationMs <= maxClipSeconds * 1000 + tolerance;
  return isLength ? durationMs : refuse('clipRefused');
}

/** Encoders round up. */
const tolerance = 500;
