import type { NoticeChoice } from '@kindred/contract/account/calls';
import { type NoticeChannel, type PushType, pushTypes } from '@kindred/contract/account/limits';
import type { NoticeChoiceRow } from './notice-choices.sql.ts';

export function presentNoticeChoices(rows: NoticeChoiceRow[]): { list: NoticeChoice[] } {
  const isOn = (type: PushType, channel: NoticeChannel) =>
    rows.some((row) => row.push_type === type && row.channel === channel && !row.is_on) ? 0 : 1;
  return {
    list: pushTypes.map((type) => ({
      push_type: type,
      push: isOn(type, 'push'),
      site: isOn(type, 'site'),
    })),
  };
}
