import type { Feature } from '../../feature.ts';
import { mailRoutes } from './mail.routes.ts';
import { deleteMailOf, moveDigest } from './mail-settings.sql.ts';
import { mailTask, sweepMails } from './mails.sql.ts';
import { queueDigests } from './queue-digests.ts';
import { queueReceipt, queueRefund, queueReminders } from './queue-payment-mails.ts';
import { sendMail } from './send-mail.ts';
import { serveMailPages } from './serve-mail-pages.ts';

export const mailFeature: Feature = {
  routes: mailRoutes,
  plugin: serveMailPages,
  longJobs: (context) => ({ [mailTask]: (payload) => sendMail(context, payload) }),
  jobs: (context) => ({
    'mail.digests': () => queueDigests(context),
    'mail.sweep': () => sweepMails(context.db, context.clock.now()),
  }),
  crontab: ['*/5 * * * * mail.digests', '50 5 * * * mail.sweep'],
  hooks: {
    chargePosted: [queueReceipt],
    chargeRefunded: [queueRefund],
    notificationsAdded: [queueReminders],
    timezoneChanged: [moveDigest],
    userDeleted: [(tx, { userId }) => deleteMailOf(tx, userId)],
  },
};
