// npm run test:mutations [-- name …] — plants bugs into a copy of the product, one at a time, and shows for each that the test
// which is named for it turns red. Exit code 1 where one is missed.
import { mutants } from './mutations/mutants.ts';
import { copyProduct, judge, runWithoutBugs, type Verdict } from './mutations/plant.ts';

const names = process.argv.slice(2);
const unknown = names.find((name) => !mutants.some((mutant) => mutant.name === name));
if (unknown) {
  console.error(`No bug "${unknown}"; there are: ${mutants.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = mutants.filter(({ name }) => names.length === 0 || names.includes(name));
const copy = await copyProduct();
const verdicts: Verdict[] = [];
try {
  const { green, others } = await runWithoutBugs(copy.folder, chosen);
  for (const verdict of others) note(verdict);
  for (const mutant of green) note(await judge(copy.folder, mutant));
} finally {
  await copy.remove();
}
const noticed = verdicts.filter(({ outcome }) => outcome === 'noticed').length;
console.log(`${noticed} of ${verdicts.length} bugs noticed`);
if (noticed < verdicts.length) process.exitCode = 1;

function note(verdict: Verdict): void {
  verdicts.push(verdict);
  const { mutant, outcome, seconds } = verdict;
  console.log(`${outcome.padEnd(14)}  ${mutant.name} (${seconds.toFixed(0)} s): ${mutant.test.name}`);
}
