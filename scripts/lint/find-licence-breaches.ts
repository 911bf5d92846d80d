/** A package of the install, with the SPDX expression of its licence; undefined where it states none. */
export type LicensedPackage = { name: string; licence: string | undefined };

/** Licences that ask for no more than to be named. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Licences that ask for the source of the package itself, changed or not, and for nothing of ours. */
const ofThePackageAlone = new Set(['MPL-2.0', 'LGPL-3.0-or-later', 'LGPL-3.0']);

/** Returns which packages may not be installed by default: all whose licence may reach our code, as the GPL and AGPL do. */
export function findLicenceBreaches(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ licence }) => licence === undefined || !isAccepted(licence))
    .map(({ name, licence }) => `${name}: ${licence ?? 'states no licence'}`);
}

/** Returns how many packages have each licence, the most frequent first. */
export function countLicences(packages: readonly LicensedPackage[]): [licence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { licence = 'none' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** Evaluates an SPDX expression (spdx.github.io, annex D) of names, AND and OR, in which AND binds more closely. */
function isAccepted(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) return isAccepted(expression.replace(inner[0], isAccepted(inner[1] ?? '') ? 'MIT' : 'refused'));
  return expression
    .split(' OR ')
    .some((all) =>
      all.split(' AND ').every((name) => permissive.has(name.trim()) || ofThePackageAlone.has(name.trim())),
    );
}
