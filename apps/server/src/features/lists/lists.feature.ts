import {
  addToListCall,
  countListRuleCall,
  deleteListCall,
  listFanListsCall,
  removeFromListCall,
  saveListCall,
} from '@kindred/contract/lists/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { countListRule, listFanLists } from './list-lists.ts';
import { addToList, deleteList, removeFromList } from './list-people.ts';
import { deleteListsOf } from './lists.sql.ts';
import { saveList } from './save-list.ts';

export const listsFeature: Feature = {
  routes: [
    route(saveListCall, saveList),
    route(deleteListCall, deleteList),
    route(addToListCall, addToList),
    route(removeFromListCall, removeFromList),
    route(countListRuleCall, countListRule),
    route(listFanListsCall, listFanLists),
  ],
  hooks: { userDeleted: [deleteListsOf] },
};
