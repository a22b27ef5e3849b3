import { useEffect } from 'react';

/** Loads the data font after the first paint. Until then the fallback font is readable. */
export function useDataFont(): void {
  useEffect(() => {
    void import('./data-face.scss');
  }, []);
}
