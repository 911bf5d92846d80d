import { createRandom } from '../../../apps/server/demo/world/seeded-random.ts';
import { type Look, looks } from './looks.ts';

// These belong to one character; on somebody else they look borrowed.
const costume = ['chefHat', 'strawHat', 'fedora', 'elfEars', 'circlet'];

/** Somebody new: hair, clothes and backdrop of different looks. */
export function mixLook(seed: string): Look {
  const random = createRandom(`look ${seed}`);
  const all: readonly Look[] = Object.values(looks);
  const [body, top, place] = [random.pick(all), random.pick(all), random.pick(all)];
  return {
    ...body,
    garment: top.garment,
    backdrop: place.backdrop,
    palette: place.palette,
    extras: body.extras.filter((extra) => !costume.includes(extra)),
  };
}
