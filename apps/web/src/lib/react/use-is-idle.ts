import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** False until the page has loaded and has nothing to do: for what nobody sees yet. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void whenIdle().then(() => !isLeft && setIdle(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return isIdle;
}
