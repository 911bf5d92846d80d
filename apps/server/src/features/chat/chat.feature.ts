import type { Feature } from '../../feature.ts';
import { announcePresence } from './announce-presence.ts';
import { chatCrontab, chatJobs } from './chat.jobs.ts';
import { chatRoutes } from './chat.routes.ts';
import { deleteChatNames } from './delete-chat-names.ts';
import { deleteLabelsOfPerson } from './labels/labels.sql.ts';
import { pollChanges } from './live/poll-changes.ts';
import { detachMediaOfPerson } from './media/delete-message-media.ts';
import { deleteAnswerSettings } from './modes/delete-answer-settings.ts';
import { reportableConversation, reportableMessage } from './reportable-chat.ts';

export const chatFeature: Feature = {
  routes: chatRoutes,
  jobs: chatJobs,
  crontab: chatCrontab,
  plugin: pollChanges,
  hooks: {
    presenceChanged: [announcePresence],
    userDeleted: [deleteAnswerSettings, detachMediaOfPerson, deleteLabelsOfPerson, deleteChatNames],
    reportables: [reportableConversation, reportableMessage],
  },
};
