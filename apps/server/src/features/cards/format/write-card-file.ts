import type { ExportFormat } from '@kindred/contract/cards/limits';
import sharp from 'sharp';
import { imageFormat } from '../../media/image/image-format.ts';
import { dataOf, isObject, parseCard } from './card-text.ts';
import { toV1, toV3, upgradeToV2 } from './convert-card.ts';
import { writePngCard } from './png-card.ts';
import { isPng } from './png-chunks.ts';
import type { CardAsset } from './read-charx.ts';
import { setInText } from './set-in-text.ts';
import { writeCharx } from './write-charx.ts';

export type WrittenCard = { bytes: Buffer; contentType: string; extension: 'json' | 'png' | 'charx' };

const iconPath = 'assets/icon/images/main.png';

/** Returns a card as a file. `picture` is its own, or a replacement; undefined when there is neither. */
export async function writeCardFile(
  format: ExportFormat,
  card: { json: string; picture: Buffer | undefined; assets: CardAsset[] },
): Promise<WrittenCard> {
  switch (format) {
    case 'json':
      return asJson(card.json);
    case 'json_v1':
      return asJson(toV1(card.json));
    case 'json_v2':
      return asJson(upgradeToV2(card.json));
    case 'json_v3':
      return asJson(toV3(card.json));
    case 'png':
      return {
        bytes: writePngCard(await toPng(card.picture), card.json),
        contentType: 'image/png',
        extension: 'png',
      };
    case 'charx':
      return { bytes: await asCharx(card), contentType: 'application/zip', extension: 'charx' };
    default:
      return format satisfies never;
  }
}

function asJson(json: string): WrittenCard {
  return { bytes: Buffer.from(json, 'utf8'), contentType: 'application/json', extension: 'json' };
}

/** Returns the picture as PNG; a plain one when there is none, because the card has to be in a picture. */
async function toPng(picture: Buffer | undefined): Promise<Buffer> {
  if (picture && isPng(picture)) return picture;
  if (picture && imageFormat(picture)) return sharp(picture, { limitInputPixels: 50e6 }).png().toBuffer();
  return sharp({ create: { width: 400, height: 600, channels: 3, background: '#7a5c8e' } })
    .png()
    .toBuffer();
}

/** Adds the card's picture as its main icon when the card names none. */
async function asCharx({
  json,
  picture,
  assets,
}: {
  json: string;
  picture: Buffer | undefined;
  assets: CardAsset[];
}): Promise<Buffer> {
  const v3 = toV3(json);
  const assetsOfCard = dataOf(parseCard(v3)).assets;
  const hasIcon =
    Array.isArray(assetsOfCard) && assetsOfCard.some((asset) => isObject(asset) && asset.type === 'icon');
  if (!picture || hasIcon || assets.some(({ path }) => path === iconPath)) return writeCharx(v3, assets);
  const icon = { type: 'icon', uri: `embeded://${iconPath}`, name: 'main', ext: 'png' };
  const text = setInText(
    v3,
    ['data', 'assets'],
    [...(Array.isArray(assetsOfCard) ? assetsOfCard : []), icon],
  );
  return writeCharx(text, [...assets, { path: iconPath, bytes: await toPng(picture) }]);
}
