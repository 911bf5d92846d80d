import type { QueryClient } from '@tanstack/react-query';
import { readSetting } from '../../../lib/storage/device.ts';
import { specKeys } from '../../../lib/storage/personal-storage.ts';
import { noticeChoicesQuery } from '../notifications.queries.ts';
import type { Banner } from './banner.ts';

/** This browser shows no notices, for every account. */
export function isDoNotDisturb(): boolean {
  return readSetting('quietNotices') === 'true';
}

/** Whether the person wants banners of this kind on the page; yes where that cannot be read. */
export async function wantsBanner(client: QueryClient, { pushType }: Banner): Promise<boolean> {
  if (isDoNotDisturb()) return false;
  const choices = await client.ensureQueryData(noticeChoicesQuery).catch(() => undefined);
  return choices?.list.find((choice) => choice.push_type === pushType)?.site !== 0;
}

export function wantsSound(): boolean {
  return readSetting(specKeys.isMute) === 'false';
}
