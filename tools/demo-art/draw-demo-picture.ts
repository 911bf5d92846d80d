import { hashText } from '../../apps/server/demo/world/seeded-random.ts';
import { creatorArt, fanLooks } from './demo-people.ts';
import { drawAvatar } from './draw-avatar.ts';
import { drawBanner } from './draw-banner.ts';
import { drawPicture } from './draw-picture.ts';
import type { PaletteName } from './drawing/palettes.ts';
import { type PictureKind, pictureKinds } from './picture-kinds.ts';

const postSize = { width: 1080, height: 1350 };
const avatarSize = 640;

/**
 * Draws the picture of the demo world that has this name (`mara_clay/avatar`, `mara_clay/ceramics-1`, `fans/mia`)
 * and gives it as WebP bytes. The name is the seed: the same name gives the same picture.
 */
export async function drawDemoPicture(name: string): Promise<Buffer> {
  const [owner = '', what = ''] = name.split('/');
  if (owner === 'fans') return drawAvatar({ seed: name, look: fanLooks[what], size: avatarSize });
  const art = creatorArt[owner];
  if (!art) throw new Error(`demo-people.ts does not say how ${owner} looks`);
  if (what === 'avatar') return drawAvatar({ seed: owner, look: art.look, size: avatarSize });
  if (what === 'banner') return drawBanner({ seed: owner, kind: art.banner });
  const [kind = '', number] = what.split('-');
  if (!isKind(kind)) throw new Error(`no kind of picture for ${name}`);
  const turn = hashText(`${owner} ${kind}`) + Number(number);
  return drawPicture({ seed: name, kind, ...postSize, palette: pickPalette(kind, turn), motif: turn });
}

/** Takes the kind's palettes in turn, as its motifs, so that a creator's pictures of one kind differ. */
function pickPalette(kind: PictureKind, turn: number): PaletteName | undefined {
  const { palettes } = pictureKinds[kind];
  return palettes[turn % palettes.length];
}

function isKind(kind: string): kind is PictureKind {
  return Object.hasOwn(pictureKinds, kind);
}
