import { type DragEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { chooseFiles } from './choose-files.ts';
import type { Composer } from './composer-store.ts';

/** The ways of files into a post: `add` for chosen ones, a place to drop them, and pasting anywhere on the page. */
export function useAddFiles(composer: Composer) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const add = (files: readonly File[]) => {
    const { taken, complaints } = chooseFiles(files, composer.getState().draft.items, t);
    for (const complaint of complaints) toast('warning', complaint);
    if (taken.length > 0) composer.addFiles(taken);
  };

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  });

  const dropZone = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropZone, add };
}

// A tile that is being moved is no file.
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
