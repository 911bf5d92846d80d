// npm run verify-draw -- PROOF — draws a lucky box again from its proof, and says whether the prize was the right one
// (docs/lucky-box.md). PROOF is the JSON of a proof, or a file with it.
import { existsSync, readFileSync } from 'node:fs';
import { findDrawFaults } from '../apps/server/src/features/shop/lucky-box/draw.ts';
import { drawProof } from '../packages/contract/src/shop/calls.ts';

const [argument] = process.argv.slice(2);
const proof = argument === undefined ? undefined : read(argument);
if (!proof) {
  console.error('npm run verify-draw -- \'{"commitment": …}\'   or the name of a file with it');
  process.exit(2);
}
const faults = findDrawFaults(proof);
for (const fault of faults) console.log(`WRONG: ${fault}`);
if (faults.length > 0) process.exit(1);
const covered = (proof.version ?? 1) === 1 ? 'The seed (and not yet its prizes)' : 'The seed and the prizes';
console.log(`${covered} were committed to as ${proof.commitment}.`);
console.log(`It draws ${proof.roll} of 10000 in a ${proof.box_type} box: ${proof.prize} diamonds.`);

function read(text: string) {
  const json = existsSync(text) ? readFileSync(text, 'utf8') : text;
  try {
    return drawProof.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
