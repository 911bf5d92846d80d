import type { Feature } from '../../feature.ts';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { cardsRoutes } from './cards.routes.ts';
import { deleteDraftsOf } from './drafts.sql.ts';
import { deleteCardFilesOf } from './files/card-files.sql.ts';
import {
  deleteCardFiles,
  deleteFilesTask,
  enqueueRemoval,
  sweepCardFiles,
  sweepTask,
} from './files/card-files.ts';
import { serveCardFile } from './files/serve-card-file.ts';
import { deleteGoldenConversationsOf } from './proof/golden.sql.ts';
import { deleteProofsOf } from './proof/proofs.sql.ts';
import { heldCard } from './publish-card.ts';

export const cardsFeature: Feature = {
  routes: cardsRoutes,
  plugin: serveCardFile,
  jobs: (context) => ({
    [deleteFilesTask]: (payload) => deleteCardFiles(context, payload),
    [sweepTask]: () => sweepCardFiles(context),
  }),
  crontab: [`23 4 * * * ${sweepTask}`],
  hooks: {
    heldChanges: [heldCard],
    userDeleted: [deleteCardsOf],
  },
};

async function deleteCardsOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await enqueueRemoval(tx, await deleteCardFilesOf(tx, userId));
  await deleteDraftsOf(tx, userId);
  await deleteGoldenConversationsOf(tx, userId);
  await deleteProofsOf(tx, userId);
}
