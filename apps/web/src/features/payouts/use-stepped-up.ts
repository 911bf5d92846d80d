import { useEffect, useState } from 'react';

/** Whether what the server said about this session still holds; changes by itself when it is over. */
export function useSteppedUp(until: string | null): boolean {
  const end = until === null ? 0 : new Date(until).getTime();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, end - Date.now()) + 100);
    return () => clearTimeout(timer);
  }, [end]);
  return end > now;
}
