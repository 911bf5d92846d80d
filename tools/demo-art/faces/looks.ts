import type { PaletteName } from '../drawing/palettes.ts';
import type { Extra } from './extras.ts';
import type { Garment } from './garments.ts';
import type { HairStyle } from './hair.ts';

export type Look = {
  skin: string;
  hair: HairStyle;
  hairColor: string;
  garment: Garment;
  extras: readonly Extra[];
  backdrop: Backdrop;
  palette: PaletteName;
};
export type Backdrop = 'sun' | 'arch' | 'stars' | 'leaves' | 'city' | 'waves' | 'bars' | 'halves';

/** Characters that differ visibly at the size of a thumbnail. */
export const looks = {
  potter: look('#e6b48f bun #4a2c20 apron sun clay', ['earrings']),
  nightowl: look('#c68a63 undercut #15131c coat city neon', ['headphones']),
  storyteller: look('#f1d0b5 long #8c2f39 cloak stars dusk', ['circlet', 'freckles']),
  yogi: look('#a86f4b wrap #c8553d wrapTop arch bloom', ['earrings']),
  chef: look('#efc3a0 crop #3a2418 chefCoat halves citrus', ['chefHat', 'beard']),
  musician: look('#7a4b32 afro #191017 turtleneck bars neon', ['glasses']),
  astronomer: look('#f0cfb4 bob #1c2140 turtleneck stars cosmos', ['glasses', 'starPin']),
  botanist: look('#d9a27a braids #6d3b1f apron leaves sage', ['leafCrown', 'freckles']),
  traveller: look('#b97d55 curls #2c1810 scarf waves dune', ['strawHat']),
  detective: look('#e3bb99 crop #2b2622 coat city rain', ['fedora', 'stubble']),
  designer: look('#5d3a29 ponytail #120d10 vneck halves bloom', ['earrings', 'beret']),
  elf: look('#e9d3c4 long #b8e0d2 cloak leaves aurora', ['elfEars', 'circlet']),
  captain: look('#8f5c3f undercut #d8d4cc coat waves ocean', ['beard']),
  painter: look('#f3d5bf bob #d9793f wrapTop sun ember', ['freckles', 'beret']),
  gardener: look('#6f4631 curls #241512 vneck arch citrus', ['glasses']),
  reader: look('#ecc7a6 bun #9b9690 scarf bars mono', ['glasses', 'earrings']),
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

function look(row: string, extras: readonly Extra[]): Look {
  const [skin, hair, hairColor, garment, backdrop, palette] = row.split(' ');
  return { skin, hair, hairColor, garment, backdrop, palette, extras } as Look;
}
