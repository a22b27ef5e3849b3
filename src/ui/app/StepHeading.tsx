import { useEffect, useRef } from 'react';
import { Heading } from '../kit/layout/Heading';
import { useStepTitle } from './useStepTitle';

/**
 * Main heading of a step that replaces another. It gets the focus, because the focused button is gone, and scrolls into
 * view on phones.
 */
export const StepHeading = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useStepTitle(children);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading level={1} size={2} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
};
