import { z } from 'zod';
import { mediaItem } from '../media/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';
import { fanStates, vaultFolderNameMax, vaultMoveMax, vaultSearchMax } from './limits.ts';

const spec = {
  auth: 'creator',
  refusals: ['creatorsOnly'],
  rule: 'A creator, their own files and folders.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 4096,
} as const;

export const vaultItem = z.object({
  media_id: id,
  item: mediaItem,
  created_time: instant,
  /** Faces, banners and introductions are open to anyone; the rest follows its posts. */
  is_public: z.boolean(),
  folder_id: id.nullable(),
  posts: z.array(z.object({ diary_id: id, content: z.string(), state: z.number().int() })),
  /** Messages that brought it. */
  message_num: z.number().int(),
  /** Earned with the posts and messages that have it, less what was taken back. */
  earned_usd_cents: z.number().int(),
  /** What the fan of the question has of it; null: nothing, or no fan was named. */
  fan_state: z.enum(fanStates).nullable(),
});
export type VaultItem = z.infer<typeof vaultItem>;

export const listVaultCall = defineCall({
  ...spec,
  name: 'listVault',
  summary:
    'All that I ever uploaded, newest first: where it is used, what it earned, and what one fan has of it.',
  method: 'GET',
  path: '/v3/api/creator/vault/list',
  input: pageInput(20).extend({
    kind: z.enum(['image', 'video']).optional(),
    folder_id: id.optional(),
    /** Words of a file's name, its description, its posts or its folder. */
    q: z.string().trim().max(vaultSearchMax).optional(),
    user_id: id.optional(),
  }),
  output: pageOf(vaultItem),
  idempotency: 'read',
});

export const vaultFolder = z.object({ folder_id: id, name: z.string(), count: z.number().int() });
export type VaultFolder = z.infer<typeof vaultFolder>;

export const listVaultFoldersCall = defineCall({
  ...spec,
  name: 'listVaultFolders',
  summary: 'My folders by name, each with how many files it has.',
  method: 'GET',
  path: '/v3/api/creator/vault/folder/list',
  input: noInput,
  output: z.object({ list: z.array(vaultFolder) }),
  idempotency: 'read',
});

export const saveVaultFolderCall = defineCall({
  ...spec,
  name: 'saveVaultFolder',
  summary: 'Make a folder, or give one another name. One of this name that exists is that one.',
  method: 'POST',
  path: '/v3/api/creator/vault/folder/save',
  input: z.object({
    folder_id: id.optional(),
    name: z.string().trim().min(1).max(vaultFolderNameMax),
  }),
  output: z.object({ folder_id: id }),
  refusals: ['creatorsOnly', 'tooManyFolders'],
  idempotency: 'natural',
});

export const deleteVaultFolderCall = defineCall({
  ...spec,
  name: 'deleteVaultFolder',
  summary: 'Delete a folder; its files stay.',
  method: 'POST',
  path: '/v3/api/creator/vault/folder/delete',
  input: z.object({ folder_id: id }),
  output: nothing,
  idempotency: 'natural',
});

export const moveVaultMediaCall = defineCall({
  ...spec,
  name: 'moveVaultMedia',
  summary: 'Put files into a folder, or with null out of theirs.',
  method: 'POST',
  path: '/v3/api/creator/vault/move',
  input: z.object({ media_ids: z.array(id).min(1).max(vaultMoveMax), folder_id: id.nullable() }),
  output: nothing,
  idempotency: 'natural',
});
