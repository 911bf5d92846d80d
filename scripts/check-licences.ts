// Part of npm run check: the licences of everything that an install brings. Refuses what may reach our own code (GPL, AGPL).
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/run-step.ts';
import { countLicences, findLicenceBreaches, type LicensedPackage } from './lint/find-licence-breaches.ts';

type Stated = { license?: string; licenses?: { type: string }[] };
type Lock = { packages: Record<string, Stated & { link?: boolean }> };

/** Packages whose description leaves the licence out; their readme or licence file has it. */
const readByHand: Record<string, string> = {
  'combine-errors': 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
};

const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
const installed = await Promise.all(
  Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(async ([place, { license }]): Promise<LicensedPackage> => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: license ?? readByHand[name] ?? (await readOldForm(place)) };
    }),
);
console.log(
  countLicences(installed)
    .map(([licence, count]) => `${count} ${licence}`)
    .join(', '),
);
const breaches = findLicenceBreaches(installed);
for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exitCode = 1;

/** Reads the list that package.json had in place of an SPDX expression. */
async function readOldForm(place: string): Promise<string | undefined> {
  const text = await readFile(path.join(root, place, 'package.json'), 'utf8').catch(() => '{}');
  const { licenses } = JSON.parse(text) as Stated;
  return licenses?.map(({ type }) => type).join(' OR ');
}
