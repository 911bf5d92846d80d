import type { LookName } from './faces/looks.ts';
import type { PictureKind } from './picture-kinds.ts';

/** How the creators of the demo world look, and what their banners show; by handle. */
export const creatorArt: Record<string, { look: LookName; banner: PictureKind }> = {
  mara_clay: { look: 'potter', banner: 'ceramics' },
  nightshift_noor: { look: 'nightowl', banner: 'skyline' },
  tales_by_isolde: { look: 'storyteller', banner: 'storybook' },
  amara_stretches: { look: 'yogi', banner: 'stillness' },
  chef_bastien: { look: 'chef', banner: 'food' },
  theo_lowend: { look: 'musician', banner: 'sound' },
  dr_vega: { look: 'astronomer', banner: 'nebula' },
  greenhand_lin: { look: 'botanist', banner: 'botanical' },
  wander_ilse: { look: 'traveller', banner: 'balloons' },
  inspector_grey: { look: 'detective', banner: 'noir' },
  atelier_zola: { look: 'designer', banner: 'fashion' },
  sylvenne: { look: 'elf', banner: 'forest' },
  captain_rourke: { look: 'captain', banner: 'sea' },
  pixel_juno: { look: 'painter', banner: 'pixels' },
};

/** How its fans look, by the name of their picture. */
export const fanLooks: Record<string, LookName> = { mia: 'reader', sam: 'gardener' };
