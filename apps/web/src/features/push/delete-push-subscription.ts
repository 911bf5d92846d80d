/** Ends this browser's push subscription, whoever is signed in next. */
export async function deletePushSubscription(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { pushManager } of registrations) {
    await (await pushManager?.getSubscription())?.unsubscribe();
  }
}
