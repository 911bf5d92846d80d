import { paintBalloons } from './kinds/balloons.ts';
import { paintBokeh } from './kinds/bokeh.ts';
import { paintBotanical } from './kinds/botanical.ts';
import { paintCeramics } from './kinds/ceramics.ts';
import { paintDunes } from './kinds/dunes.ts';
import { paintFashion } from './kinds/fashion.ts';
import { paintFood } from './kinds/food.ts';
import { paintForest } from './kinds/forest.ts';
import { paintInterior } from './kinds/interior.ts';
import { paintMoths } from './kinds/moths.ts';
import { paintMountains } from './kinds/mountains.ts';
import { paintNebula } from './kinds/nebula.ts';
import { paintNoir } from './kinds/noir.ts';
import { paintPixels } from './kinds/pixels.ts';
import { paintPortrait } from './kinds/portrait.ts';
import { paintSea } from './kinds/sea.ts';
import { paintSkyline } from './kinds/skyline.ts';
import { paintSound } from './kinds/sound.ts';
import { paintStillness } from './kinds/stillness.ts';
import { paintStorybook } from './kinds/storybook.ts';
import { paintTextile } from './kinds/textile.ts';
import type { PaletteName } from './palettes.ts';
import type { Painter } from './scene.ts';

type Kind = { paint: Painter; palettes: readonly PaletteName[] };

/** Every kind of picture with the palettes it looks best in. */
export const pictureKinds = {
  mountains: { paint: paintMountains, palettes: ['alpine', 'dusk', 'ember', 'ocean'] },
  skyline: { paint: paintSkyline, palettes: ['neon', 'dusk', 'rain', 'cosmos'] },
  botanical: { paint: paintBotanical, palettes: ['sage', 'bloom', 'citrus', 'clay'] },
  ceramics: { paint: paintCeramics, palettes: ['clay', 'sage', 'bloom', 'dune'] },
  nebula: { paint: paintNebula, palettes: ['cosmos', 'aurora', 'neon', 'ember'] },
  sea: { paint: paintSea, palettes: ['ocean', 'dusk', 'ember', 'cosmos'] },
  dunes: { paint: paintDunes, palettes: ['dune', 'dusk', 'clay'] },
  forest: { paint: paintForest, palettes: ['sage', 'alpine', 'aurora', 'citrus'] },
  food: { paint: paintFood, palettes: ['sage', 'clay', 'citrus', 'ember'] },
  sound: { paint: paintSound, palettes: ['neon', 'ember', 'cosmos', 'dusk'] },
  interior: { paint: paintInterior, palettes: ['clay', 'sage', 'dusk', 'ocean'] },
  textile: { paint: paintTextile, palettes: ['bloom', 'clay', 'ocean', 'mono', 'sage'] },
  moths: { paint: paintMoths, palettes: ['sage', 'dusk', 'bloom', 'ember', 'mono'] },
  storybook: { paint: paintStorybook, palettes: ['dusk', 'cosmos', 'aurora', 'ocean'] },
  bokeh: { paint: paintBokeh, palettes: ['neon', 'ember', 'rain', 'dusk'] },
  noir: { paint: paintNoir, palettes: ['rain', 'ocean', 'dusk'] },
  stillness: { paint: paintStillness, palettes: ['bloom', 'sage', 'dune', 'alpine'] },
  pixels: { paint: paintPixels, palettes: ['aurora', 'dusk', 'ocean', 'neon'] },
  fashion: { paint: paintFashion, palettes: ['bloom', 'mono', 'clay', 'dusk'] },
  portrait: { paint: paintPortrait, palettes: ['clay', 'bloom', 'ember', 'sage', 'dusk', 'ocean'] },
  balloons: { paint: paintBalloons, palettes: ['dune', 'ocean', 'bloom', 'alpine'] },
} as const satisfies Record<string, Kind>;

export type PictureKind = keyof typeof pictureKinds;
