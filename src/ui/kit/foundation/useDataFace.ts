import { useEffect } from 'react';

/** Fetches the data face once the browser has painted: coordinates and codes are readable in the fallback before. */
export function useDataFace(): void {
  useEffect(() => {
    void import('./data-face.scss');
  }, []);
}
