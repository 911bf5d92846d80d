export async function deletePushSubscription(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { pushManager } of registrations) {
    await (await pushManager?.getSubscription())?.unsubscribe();
  }
}

export async function unregisterPushWorker(): Promise<void> {
  await deletePushSubscription();
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
