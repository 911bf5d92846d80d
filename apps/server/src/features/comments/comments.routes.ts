import {
  deleteCommentCall,
  getCommentThreadCall,
  listCommentRepliesCall,
  listCommentsCall,
  sendCommentCall,
  sendCommentReplyCall,
} from '@kindred/contract/comments/calls';
import { type Route, route } from '../../route.ts';
import { deleteComment } from './delete-comment.ts';
import { getCommentThread } from './get-comment-thread.ts';
import { listCommentReplies } from './list-comment-replies.ts';
import { listComments } from './list-comments.ts';
import { sendComment } from './send-comment.ts';
import { sendCommentReply } from './send-comment-reply.ts';

export const commentsRoutes: Route[] = [
  route(sendCommentCall, sendComment),
  route(sendCommentReplyCall, sendCommentReply),
  route(listCommentsCall, listComments),
  route(listCommentRepliesCall, listCommentReplies),
  route(getCommentThreadCall, getCommentThread),
  route(deleteCommentCall, deleteComment),
];
