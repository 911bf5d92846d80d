/** The browser lets go of its subscription, whoever is signed in next. */
export async function forgetSubscription(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { pushManager } of registrations) {
    await (await pushManager?.getSubscription())?.unsubscribe();
  }
}
