import { postClipMax, postMediaMax } from '@kindred/contract/posting/limits';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { isHeic, kindOfFile, maxBytes } from '../../media/file-kinds.ts';
import type { DraftItem } from '../drafts/draft.ts';

const megabyte = 1024 * 1024;

export type Chosen = { taken: { file: File; kind: DraftItem['kind'] }[]; complaints: string[] };

/** Which of these files a post can still take, or the vault, and in words why not the others. */
export function chooseFiles(
  files: readonly File[],
  items: readonly DraftItem[],
  t: Translate,
  isForPost = true,
): Chosen {
  const taken: Chosen['taken'] = [];
  const complaints = new Set<string>();
  for (const file of files) {
    const kind = kindOfFile(file);
    const clips = [...items, ...taken].filter((other) => other.kind === 'video').length;
    if (!kind && isHeic(file)) complaints.add(t('file.heic', { name: file.name }));
    else if (!kind) complaints.add(t('composer.wrongType', { name: file.name }));
    else if (file.size > maxBytes[kind]) complaints.add(tooLarge(file, maxBytes[kind], t));
    else if (isForPost && items.length + taken.length >= postMediaMax) {
      complaints.add(t('composer.tooMany', { count: postMediaMax }));
    } else if (isForPost && kind === 'video' && clips >= postClipMax) complaints.add(t('composer.oneClip'));
    else taken.push({ file, kind });
  }
  return { taken, complaints: [...complaints] };
}

function tooLarge({ name }: File, bytes: number, t: Translate): string {
  return t('composer.tooLarge', { name, megabytes: bytes / megabyte });
}
