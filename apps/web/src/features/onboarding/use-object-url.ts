import { useEffect, useState } from 'react';

/** An address under which this page can show a file; '' without one. */
export function useObjectUrl(file: Blob | undefined): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return setUrl('');
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
