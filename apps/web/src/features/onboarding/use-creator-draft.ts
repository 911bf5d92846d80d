import type { UserData } from '@kindred/contract/users/calls';
import { useEffect, useState } from 'react';
import { readFile, saveFile } from '../../lib/storage/saved-files.ts';
import { type CreatorDraft, readDraft, saveDraft } from './creator-draft.ts';

export type DraftPictures = { avatar?: Blob; banner?: Blob };
export type PictureName = keyof DraftPictures;

/** The draft of the signed-in person: each change is saved, pictures too, so that a reload loses nothing. */
export function useCreatorDraft({ user_id: userId, nickname }: UserData) {
  const [draft, setDraft] = useState(() => readDraft(userId, nickname));
  const [pictures, setPictures] = useState<DraftPictures>({});
  const fileName = (name: PictureName) => `${userId} ${name}`;

  useEffect(() => {
    let isOver = false;
    for (const name of ['avatar', 'banner'] as const) {
      void readFile(`${userId} ${name}`).then((saved) => {
        // One chosen meanwhile is newer.
        if (saved && !isOver) setPictures((now) => ({ [name]: saved, ...now }));
      });
    }
    return () => {
      isOver = true;
    };
  }, [userId]);

  return {
    draft,
    pictures,
    change: (patch: Partial<CreatorDraft>) => {
      const next = { ...draft, ...patch };
      saveDraft(userId, next);
      setDraft(next);
    },
    choosePicture: (name: PictureName, file: Blob) => {
      setPictures((now) => ({ ...now, [name]: file }));
      void saveFile(fileName(name), file);
    },
  };
}

export type CreatorDraftForm = ReturnType<typeof useCreatorDraft>;
