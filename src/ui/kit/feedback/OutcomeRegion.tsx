import { useEffect, useRef, type ReactNode } from 'react';
import './OutcomeRegion.scss';

interface OutcomeRegionProps {
  /** Id for dialogs that return focus to the region. */
  readonly id?: string;
  /** Whether the region contains the outcome of an action. */
  readonly isShown: boolean;
  /** One or more notices, or nothing. */
  readonly children: ReactNode;
}

/** Receives the focus if the pressed control is removed or disabled. The focus remains here when the notice closes. */
export const OutcomeRegion = ({ id, isShown, children }: OutcomeRegionProps) => {
  const box = useRef<HTMLDivElement>(null);

  // Runs after every render, because the control may be removed some time after the outcome is shown.
  useEffect(() => {
    const page = box.current?.ownerDocument;
    const active = page?.activeElement;
    if (isShown && (active === page?.body || active?.matches(':disabled'))) box.current?.focus();
  });

  return (
    <div id={id} className="k-outcome" tabIndex={-1} ref={box}>
      {children}
    </div>
  );
};
