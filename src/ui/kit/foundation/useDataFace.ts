import { useEffect } from 'react';

/** Loads the data font after the first paint. Until then the fallback font is readable. */
export function useDataFace(): void {
  useEffect(() => {
    void import('./data-face.scss');
  }, []);
}
