import { listCalendarCall } from '@kindred/contract/creator-tools/calendar-calls';
import {
  createQuickReplyCall,
  deleteQuickReplyCall,
  getFanCall,
  getInsightsCall,
  listPeopleCall,
  listPeopleListsCall,
  listQuickRepliesCall,
  listWaitingPostsCall,
  setFanNoteCall,
} from '@kindred/contract/creator-tools/calls';
import {
  deleteVaultFolderCall,
  listVaultCall,
  listVaultFoldersCall,
  moveVaultMediaCall,
  saveVaultFolderCall,
} from '@kindred/contract/creator-tools/vault-calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { listCalendar } from './calendar/list-calendar.ts';
import { deleteFanNotes } from './fan/delete-fan-notes.ts';
import { getFan } from './fan/get-fan.ts';
import { createQuickReply, deleteQuickReply, listQuickReplies } from './fan/quick-replies.ts';
import { setFanNote } from './fan/set-fan-note.ts';
import { getInsights } from './get-insights.ts';
import { listPeople, listPeopleLists } from './list-people.ts';
import { listWaitingPosts } from './list-waiting-posts.ts';
import {
  deleteVaultFolder,
  deleteVaultFolders,
  listVaultFolders,
  moveVaultMedia,
  saveVaultFolder,
} from './vault/folders.ts';
import { listVault } from './vault/list-vault.ts';

export const creatorToolsFeature: Feature = {
  routes: [
    route(getInsightsCall, getInsights),
    route(listPeopleListsCall, listPeopleLists),
    route(listPeopleCall, listPeople),
    route(listVaultCall, listVault),
    route(listVaultFoldersCall, listVaultFolders),
    route(saveVaultFolderCall, saveVaultFolder),
    route(deleteVaultFolderCall, deleteVaultFolder),
    route(moveVaultMediaCall, moveVaultMedia),
    route(listWaitingPostsCall, listWaitingPosts),
    route(listCalendarCall, listCalendar),
    route(getFanCall, getFan),
    route(setFanNoteCall, setFanNote),
    route(listQuickRepliesCall, listQuickReplies),
    route(createQuickReplyCall, createQuickReply),
    route(deleteQuickReplyCall, deleteQuickReply),
  ],
  hooks: { userDeleted: [deleteFanNotes, deleteVaultFolders] },
};
