import { globSync } from 'node:fs';

/** A page that shows all pictures of a folder, those of one address in a row. */
export function contactSheet(folder: string): string {
  const files = globSync('*.png', { cwd: folder }).toSorted();
  const rows = [...Map.groupBy(files, (file) => file.split('.')[0] ?? '')];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kindred, every address</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; background: #f4efec; }
  section { margin-bottom: 3rem; }
  .row { display: flex; gap: 1rem; overflow-x: auto; padding-bottom: 1rem; }
  figure { margin: 0; }
  img { height: 24rem; border: 1px solid #cfc4bf; border-radius: 8px; }
</style>
<h1>Every address</h1>
${rows.map(([address, pictures]) => section(address, pictures)).join('\n')}
</html>
`;
}

function section(address: string, pictures: readonly string[]): string {
  return `<section id="${address}"><h2>${address}</h2><div class="row">${pictures.map(figure).join('')}</div></section>`;
}

function figure(file: string): string {
  const look = file.split('.').slice(1, -1).join(' · ');
  return `<figure><a href="${file}"><img src="${file}" alt="${look}" loading="lazy"></a><figcaption>${look}</figcaption></figure>`;
}
