import { readFileSync } from 'node:fs';
import type { Context } from '../../context.ts';
import { ConfigError } from '../../platform/config-error.ts';
import { firebaseSender, type ServiceAccount, serviceAccount } from './firebase.ts';
import type { PushSender } from './push-sender.ts';
import { vapidKeysFrom } from './vapid-keys.ts';
import { sendWebPush, type WebPushOptions } from './web-push.ts';

type Needs = Pick<Context, 'config' | 'secret' | 'clock' | 'publicUrl'>;

/** Web Push with the configured keys, else with keys of this installation's own; Firebase beside it where it is configured. */
export function choosePush(
  { config, secret, clock, publicUrl }: Needs,
  connect?: WebPushOptions['connect'],
): PushSender {
  const keys = config.vapid ?? vapidKeysFrom(secret('web push'));
  const subject = () =>
    config.vapid?.subject ?? (publicUrl().startsWith('https:') ? publicUrl() : localSubject);
  const account = readServiceAccount(config.firebaseServiceAccount);
  const firebase = account && firebaseSender({ account, now: () => clock.now() });
  return {
    publicKey: keys.publicKey,
    takesFirebase: firebase !== undefined,
    send: async (target, message) => {
      if (target.kind === 'web')
        return sendWebPush(target, message, { ...keys, subject: subject(), ...(connect && { connect }) });
      return firebase ? firebase(target, message) : 'gone';
    },
  };
}

/** On a developer's machine no push service has to write to anybody. */
const localSubject = 'mailto:operator@kindred.invalid';

function readServiceAccount(path: string | undefined): ServiceAccount | undefined {
  if (path === undefined) return undefined;
  try {
    return serviceAccount.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT: must be the path of a service account file of Firebase');
  }
}
