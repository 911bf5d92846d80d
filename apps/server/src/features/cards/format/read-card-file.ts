import type { ImportNote } from '@kindred/contract/cards/calls';
import { refuse } from '../../../platform/app-error.ts';
import { imageFormat } from '../../media/image/image-format.ts';
import { readCardFields } from './card-fields.ts';
import { acceptCardText, dataOf, isObject, parseCard } from './card-text.ts';
import { checkCardLimits } from './check-card-limits.ts';
import { readPngCard } from './png-card.ts';
import { isPng } from './png-chunks.ts';
import { type CardAsset, findZip, readCharx } from './read-charx.ts';
import { imageStripper } from './strip-image.ts';

export type CardFile = {
  /** The text as it came, byte by byte. */
  json: string;
  /** The card's own picture, without place and camera; undefined when it has none. */
  picture: Buffer | undefined;
  assets: CardAsset[];
  notes: ImportNote[];
};

/**
 * Reads a card by its first bytes, regardless of its name: PNG, CHARX (also behind a picture or a program) or JSON. Runs
 * nothing in it and fetches no address. Refuses with `cardRefused`, `tooLarge` or `cardBeyondLimits`.
 */
export async function readCardFile(bytes: Buffer): Promise<CardFile> {
  const { json, picture, assets, hadLocation } = await readParts(bytes);
  checkCardLimits(json);
  const notes: ImportNote[] = notesOf(json);
  if (hadLocation) notes.push({ kind: 'location_removed', detail: '' });
  return { json, picture, assets, notes };
}

async function readParts(bytes: Buffer) {
  if (isPng(bytes)) return { ...readPngCard(bytes), assets: [] };
  const first = bytes.toString('latin1', 0, 64).trimStart()[0];
  if (first === '{')
    return { json: acceptCardText(bytes), picture: undefined, assets: [], hadLocation: false };
  const start = findZip(bytes);
  if (start < 0) refuse('cardRefused');
  const { json, assets } = await readCharx(bytes.subarray(start));
  const strip = imageStripper();
  const strippedAssets: CardAsset[] = [];
  let hadLocation = false;
  // One after the other: a decoded picture takes much memory.
  for (const { path, bytes: original } of assets) {
    const stripped = await strip(original);
    hadLocation ||= stripped !== undefined;
    strippedAssets.push({ path, bytes: stripped ?? original });
  }
  return { json, picture: findIcon(json, strippedAssets), assets: strippedAssets, hadLocation };
}

/** Returns the picture that the card names as its main icon, else the first one in the icons' folder. */
function findIcon(json: string, assets: CardAsset[]): Buffer | undefined {
  const iconUri = listAssets(json).find(({ type, name }) => type === 'icon' && name === 'main')?.uri ?? '';
  const path = iconUri.replace(/^embedd?ed:\/\//, '');
  const icon =
    assets.find((asset) => asset.path === path) ??
    assets.find((asset) => asset.path.startsWith('assets/icon/') && imageFormat(asset.bytes));
  return icon && imageFormat(icon.bytes) ? icon.bytes : undefined;
}

function notesOf(json: string): ImportNote[] {
  const card = parseCard(json);
  const notes: ImportNote[] = [];
  const isNewer = card.spec === 'chara_card_v3' && Number.parseFloat(String(card.spec_version)) > 3;
  if (isNewer) notes.push({ kind: 'newer_version', detail: String(card.spec_version).slice(0, 20) });
  const remote = listAssets(json).filter(({ uri }) => /^https?:/i.test(uri));
  if (remote.length > 0) notes.push({ kind: 'remote_assets', detail: String(remote.length) });
  if (readCardFields(card).system_prompt !== '') notes.push({ kind: 'system_prompt', detail: '' });
  return notes;
}

function listAssets(json: string): { type: string; name: string; uri: string }[] {
  const { assets } = dataOf(parseCard(json));
  if (!Array.isArray(assets)) return [];
  return assets.filter(isObject).map(({ type, name, uri }) => ({
    type: String(type),
    name: String(name),
    uri: typeof uri === 'string' ? uri : '',
  }));
}
