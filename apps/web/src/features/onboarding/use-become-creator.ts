import { tidyHandle } from '@kindred/contract/onboarding/limits';
import type { UserData } from '@kindred/contract/users/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { deleteSavedFiles } from '../../lib/storage/saved-files.ts';
import { patchUser, refreshUser } from '../users/users.queries.ts';
import { type CreatorDraft, deleteDraft, groupIdOf } from './creator-draft.ts';
import type { DraftPictures } from './use-creator-draft.ts';

/** Makes the character. Trying again after an answer that got lost is safe: the server finds what it made. */
export function useBecomeCreator({ user_id: userId }: UserData) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, pictures }: { draft: CreatorDraft; pictures: DraftPictures }) =>
      call('becomeCreator', fieldsOf(draft), { files: { ...pictures }, timeoutMs: uploadMs }),
    onSuccess: async (character) => {
      deleteDraft(userId);
      deleteSavedFiles();
      // That they are a creator now is told by the banner, as everywhere else they are signed in. The menu and the pages of a creator are there at once.
      patchUser(client, { is_creator: 1, ...character });
      await refreshUser(client);
    },
  });
}

// Pictures may be large and the way up slow.
const uploadMs = 120_000;

function fieldsOf(draft: CreatorDraft) {
  return {
    handle: tidyHandle(draft.handle),
    name: draft.name,
    tagline: draft.tagline,
    bio: draft.bio,
    kind: draft.kind || undefined,
    group_id: groupIdOf(draft),
    greeting: draft.greeting,
    persona: draft.persona,
    age_confirmed: draft.ageConfirmed,
    policy_accepted: draft.policyAccepted,
    policy_version: draft.policyVersion,
  };
}
