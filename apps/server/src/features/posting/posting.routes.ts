import {
  createPostCall,
  deletePostCall,
  editPostCall,
  getPostForEditCall,
  movePostCall,
  pinPostCall,
  repostPostCall,
  setPostGoalCall,
} from '@kindred/contract/posting/calls';
import { route } from '../../route.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { getPostForEdit } from './get-post-for-edit.ts';
import { pinPost } from './pin-post.ts';
import { movePost } from './schedule/move-post.ts';
import { repostPost } from './repost-post.ts';
import { setPostGoal } from './set-post-goal.ts';

export const postingRoutes = [
  route(createPostCall, createPost),
  route(editPostCall, editPost),
  route(getPostForEditCall, getPostForEdit),
  route(deletePostCall, deletePost),
  route(pinPostCall, pinPost),
  route(repostPostCall, repostPost),
  route(setPostGoalCall, setPostGoal),
  route(movePostCall, movePost),
];
