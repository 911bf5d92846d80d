import { localPath } from '../../lib/navigation/local-path.ts';
import { navigate } from '../../lib/navigation/navigation.ts';

/** A notice that was clicked while the app is open leads this tab to what it is about. */
export function openFromNotice(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown } | null>) => {
    const path = localPath(data?.open);
    if (path) void navigate({ href: path });
  });
}
