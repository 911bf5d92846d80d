import {
  createBroadcastCall,
  getBroadcastCall,
  listBroadcastsCall,
  previewBroadcastCall,
  stopBroadcastCall,
  unsendBroadcastCall,
} from '@kindred/contract/broadcasts/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { beginDueBroadcasts } from './begin-due.ts';
import { sendTask, unsendTask } from './broadcast-queue.ts';
import { createBroadcast, previewBroadcast } from './create-broadcast.ts';
import { deleteBroadcastsOf } from './delete-broadcasts.ts';
import { stopBroadcast, takeBackMessages, unsendBroadcast } from './end-broadcast.ts';
import { getBroadcast, listBroadcasts } from './list-broadcasts.ts';
import { sendBroadcast } from './send-broadcast.ts';

export const broadcastsFeature: Feature = {
  routes: [
    route(previewBroadcastCall, previewBroadcast),
    route(createBroadcastCall, createBroadcast),
    route(listBroadcastsCall, listBroadcasts),
    route(getBroadcastCall, getBroadcast),
    route(stopBroadcastCall, stopBroadcast),
    route(unsendBroadcastCall, unsendBroadcast),
  ],
  jobs: (context) => ({
    [sendTask]: (payload) => sendBroadcast(context, payload),
    [unsendTask]: (payload) => takeBackMessages(context, payload),
    'broadcasts.begin': () => beginDueBroadcasts(context),
  }),
  crontab: ['* * * * * broadcasts.begin'],
  hooks: { userDeleted: [deleteBroadcastsOf] },
};
