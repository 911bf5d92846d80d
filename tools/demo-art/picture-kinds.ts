import type { PaletteName } from './drawing/palettes.ts';
import type { Painter } from './drawing/scene.ts';
import { paintCeramics } from './indoors/ceramics.ts';
import { paintFashion } from './indoors/fashion.ts';
import { paintFood } from './indoors/food.ts';
import { paintInterior } from './indoors/interior.ts';
import { paintPixels } from './indoors/pixels.ts';
import { paintPortrait } from './indoors/portrait.ts';
import { paintSound } from './indoors/sound.ts';
import { paintStillness } from './indoors/stillness.ts';
import { paintTextile } from './indoors/textile.ts';
import { paintBalloons } from './outdoors/balloons.ts';
import { paintBokeh } from './outdoors/bokeh.ts';
import { paintBotanical } from './outdoors/botanical.ts';
import { paintDunes } from './outdoors/dunes.ts';
import { paintForest } from './outdoors/forest.ts';
import { paintMoths } from './outdoors/moths.ts';
import { paintMountains } from './outdoors/mountains.ts';
import { paintNebula } from './outdoors/nebula.ts';
import { paintNoir } from './outdoors/noir.ts';
import { paintSea } from './outdoors/sea.ts';
import { paintSkyline } from './outdoors/skyline.ts';
import { paintStorybook } from './outdoors/storybook.ts';

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
