import { useEffect } from 'react';
import { create } from 'zustand';

/** What is open on the page in sight, when its title alone does not say. The document's title begins with it. */
export const usePageName = create<{ name: string | undefined }>(() => ({ name: undefined }));

/** Names what is open as long as the component is in sight. */
export function useNamePage(name: string | undefined): void {
  useEffect(() => {
    usePageName.setState({ name });
    return () => usePageName.setState({ name: undefined });
  }, [name]);
}
