import { useEffect, useRef, type ReactNode } from 'react';
import './OutcomeBox.scss';

interface OutcomeBoxProps {
  /** Whether something became of what the visitor did. */
  readonly isShown: boolean;
  /** Notices, or nothing. */
  readonly children: ReactNode;
}

/** Takes the focus over when the control that was pressed is gone or disabled. It keeps it when the notice goes by itself. */
export const OutcomeBox = ({ isShown, children }: OutcomeBoxProps) => {
  const box = useRef<HTMLDivElement>(null);

  // The control may go later than the outcome comes.
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
