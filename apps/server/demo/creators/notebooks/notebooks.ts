import { amaraStretchesNotebook } from './amara-stretches.ts';
import { atelierZolaNotebook } from './atelier-zola.ts';
import { captainRourkeNotebook } from './captain-rourke.ts';
import { chefBastienNotebook } from './chef-bastien.ts';
import { drVegaNotebook } from './dr-vega.ts';
import { greenhandLinNotebook } from './greenhand-lin.ts';
import { inspectorGreyNotebook } from './inspector-grey.ts';
import { maraClayNotebook } from './mara-clay.ts';
import { nightshiftNoorNotebook } from './nightshift-noor.ts';
import type { Notebook } from './notebook.ts';
import { pixelJunoNotebook } from './pixel-juno.ts';
import { sylvenneNotebook } from './sylvenne.ts';
import { talesByIsoldeNotebook } from './tales-by-isolde.ts';
import { theoLowendNotebook } from './theo-lowend.ts';
import { wanderIlseNotebook } from './wander-ilse.ts';

/** What the demo characters know beside their cards, by their handles. */
export const notebooks: Record<string, Notebook> = {
  amara_stretches: amaraStretchesNotebook,
  atelier_zola: atelierZolaNotebook,
  captain_rourke: captainRourkeNotebook,
  chef_bastien: chefBastienNotebook,
  dr_vega: drVegaNotebook,
  greenhand_lin: greenhandLinNotebook,
  inspector_grey: inspectorGreyNotebook,
  mara_clay: maraClayNotebook,
  nightshift_noor: nightshiftNoorNotebook,
  pixel_juno: pixelJunoNotebook,
  sylvenne: sylvenneNotebook,
  tales_by_isolde: talesByIsoldeNotebook,
  theo_lowend: theoLowendNotebook,
  wander_ilse: wanderIlseNotebook,
};
