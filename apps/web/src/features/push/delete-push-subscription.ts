/** Ends this browser's push subscription, whoever is signed in next. */
export async function deletePushSubscription(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { pushManager } of registrations) {
    await (await pushManager?.getSubscription())?.unsubscribe();
  }
}

/** Ends this browser's push subscription and the worker that would show what it brings. */
export async function unregisterPushWorker(): Promise<void> {
  await deletePushSubscription();
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
