import { useEffect } from 'react';

/** Loads the data font after the first paint; the fallback is readable. */
export function useDataFace(): void {
  useEffect(() => {
    void import('./data-face.scss');
  }, []);
}
