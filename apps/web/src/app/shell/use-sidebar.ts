import { create } from 'zustand';
import { paths } from '../../lib/navigation/paths.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { readSetting, saveSetting } from '../../lib/storage/device.ts';

const key = 'sidebar';
const roomy = '(min-width: 1080px)';
const roomyForThread = '(min-width: 1600px)';

const useSidebarPreference = create<{ isCollapsed: boolean }>(() => ({
  isCollapsed: readSetting(key) === 'collapsed',
}));

/** Whether the side bar shows icons only: by choice, on narrow screens, where the page needs the room, and on laptops beside an open conversation. */
export function useSidebar(path: string) {
  const prefersCollapsed = useSidebarPreference((state) => state.isCollapsed);
  const hasRoom = useMediaQuery(roomy);
  const hasRoomForThread = useMediaQuery(roomyForThread);
  const isForced = !hasRoom || collapsesOn(path) || (isConversation(path) && !hasRoomForThread);
  return { isCollapsed: isForced || prefersCollapsed, isForced, toggle };
}

export function collapsesOn(path: string): boolean {
  return [paths.creatorTools, paths.settings].some((area) => path === area || path.startsWith(`${area}/`));
}

function isConversation(path: string): boolean {
  return path.startsWith(`${paths.messages}/`);
}

function toggle(): void {
  const isCollapsed = !useSidebarPreference.getState().isCollapsed;
  saveSetting(key, isCollapsed ? 'collapsed' : 'expanded');
  useSidebarPreference.setState({ isCollapsed });
}
