import { call } from '../../lib/call/call.ts';
import { deletePushSubscription } from './delete-push-subscription.ts';

/** What this browser can do: nothing, nothing any more because notices were forbidden, or take notices. */
export type PushAbility = 'unsupported' | 'denied' | 'able';

export function pushAbility(): PushAbility {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isKnown) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/**
 * Asks for permission and has notices sent here. False where it was not given. Throws where the browser's push service
 * or the server does not take it.
 */
export async function startPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribe(pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON() as PushSubscriptionJSON & { endpoint: string };
  const { p256dh = '', auth = '' } = keys ?? {};
  await call('updateWebFcmToken', { subscription: { endpoint, keys: { p256dh, auth } } });
  return true;
}

export async function stopPush(): Promise<void> {
  await call('updateWebFcmToken', {});
  await deletePushSubscription();
}

/** A subscription with other keys (another installation, or rotated keys) is replaced. */
async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const earlier = await manager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return manager.subscribe(options);
  }
}
