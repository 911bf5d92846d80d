import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Context } from '../../context.ts';
import type { ExportRow } from './exports.sql.ts';
import { type SectionSummary, shownRows, writeIndexPage } from './index-page.ts';
import { listOwnFiles } from './sections/media-section.ts';
import type { Section } from './sections/section.ts';
import { sections } from './sections/sections.ts';

type Owner = Pick<ExportRow, 'user_id' | 'language'>;

/** Writes the ZIP of a person's data to `path`, a row at a time. */
export async function writeArchive(context: Context, owner: Owner, path: string): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const mtime = context.clock.now();
  const summaries: SectionSummary[] = [];
  const add = (name: string, options: object, makeStream: () => Readable) =>
    zip.addReadStreamLazy(name, { mtime, ...options }, (done) => {
      // A file may go while the archive is written; yazl does not pass errors of its streams on.
      done(
        null,
        makeStream().on('error', (error) => output.destroy(error)),
      );
    });
  for (const section of sections)
    add(`data/${section.name}.json`, {}, () => Readable.from(jsonOf(context, section, owner, summaries)));
  for (const { key, name } of await listOwnFiles(context.db, owner.user_id)) {
    const size = await context.storage.size(key);
    if (size) add(`media/${name}`, { compress: false }, () => context.storage.read(key, 0, size - 1));
  }
  // Files are written one after the other, so the last one knows what the others have.
  add('index.html', {}, () =>
    Readable.from([writeIndexPage(summaries, { language: owner.language, now: mtime })]),
  );
  zip.end();
  await pipeline(output, createWriteStream(path, { mode: 0o600 }));
}

async function* jsonOf(
  { db }: Context,
  { name, rows }: Section,
  { user_id: userId }: Owner,
  summaries: SectionSummary[],
): AsyncGenerator<string> {
  const summary: SectionSummary = { name, count: 0, rows: [] };
  yield '[';
  for await (const row of rows(db, { userId })) {
    yield `${summary.count === 0 ? '\n' : ',\n'}${row}`;
    if (summary.count < shownRows) summary.rows.push(JSON.parse(row) as Record<string, unknown>);
    summary.count++;
  }
  yield '\n]\n';
  summaries.push(summary);
}
