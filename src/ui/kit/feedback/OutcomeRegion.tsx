import { useEffect, useRef, type ReactNode } from 'react';
import './OutcomeRegion.scss';

interface OutcomeRegionProps {
  /** Whether there is an outcome of the visitor's action. */
  readonly isShown: boolean;
  /** Notices, or nothing. */
  readonly children: ReactNode;
}

/** Takes the focus if the pressed control is removed or disabled, and retains it when the notice closes by itself. */
export const OutcomeRegion = ({ isShown, children }: OutcomeRegionProps) => {
  const box = useRef<HTMLDivElement>(null);

  // The control may be removed after the outcome is shown.
  useEffect(() => {
    const page = box.current?.ownerDocument;
    const active = page?.activeElement;
    if (isShown && (active === page?.body || active?.matches(':disabled'))) box.current?.focus();
  });

  return (
    <div className="k-outcome" tabIndex={-1} ref={box}>
      {children}
    </div>
  );
};
