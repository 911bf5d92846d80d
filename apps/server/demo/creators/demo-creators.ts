import type { DemoCreator } from '../world/demo-creator.ts';
import { atelierZola } from './atelier-zola.ts';
import { captainRourke } from './captain-rourke.ts';
import { chefBastien } from './chef-bastien.ts';
import { drVega } from './dr-vega.ts';
import { greenhandLin } from './greenhand-lin.ts';
import { inspectorGrey } from './inspector-grey.ts';
import { maraClay } from './mara-clay.ts';
import { nightshiftNoor } from './nightshift-noor.ts';
import { pixelJuno } from './pixel-juno.ts';
import { sylvenne } from './sylvenne.ts';
import { talesByIsolde } from './tales-by-isolde.ts';
import { theoLowend } from './theo-lowend.ts';
import { wanderIlse } from './wander-ilse.ts';
import { yogiAmara } from './yogi-amara.ts';

/** Everyone who creates in the demo world. All are adults and made up. */
export const demoCreators: readonly DemoCreator[] = [
  maraClay,
  nightshiftNoor,
  talesByIsolde,
  yogiAmara,
  chefBastien,
  theoLowend,
  drVega,
  greenhandLin,
  wanderIlse,
  inspectorGrey,
  atelierZola,
  sylvenne,
  captainRourke,
  pixelJuno,
];
