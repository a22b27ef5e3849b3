import { useEffect } from 'react';
import { OngoingUse, type Use } from '#application/shared/OngoingUse';
import { usePresenter } from './usePresenter';

/** Prevents the document from being loaded again while the view is shown, unless the visitor does it. */
export function useOngoing(use: Use): void {
  const ongoing = usePresenter(OngoingUse);

  useEffect(() => ongoing.begin(use), [ongoing, use]);
}
