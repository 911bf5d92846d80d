import { listExportsCall, requestExportCall } from '@kindred/contract/own-data/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import {
  deleteExportsOf,
  removeExportFiles,
  removeFilesTask,
  sweepExports,
  sweepTask,
} from './delete-exports.ts';
import { listExports } from './list-exports.ts';
import { requestExport, writeExportTask } from './request-export.ts';
import { serveExport } from './serve-export.ts';
import { writeExport } from './write-export.ts';

export const ownDataFeature: Feature = {
  routes: [route(requestExportCall, requestExport), route(listExportsCall, listExports)],
  plugin: serveExport,
  jobs: (context) => ({
    [removeFilesTask]: (payload) => removeExportFiles(context, payload),
    [sweepTask]: () => sweepExports(context),
    [writeExportTask]: (payload) => writeExport(context, payload),
  }),
  crontab: [`27 * * * * ${sweepTask}`],
  hooks: { userDeleted: [deleteExportsOf] },
};
