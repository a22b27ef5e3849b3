import type { ComponentProps, FocusEvent, MouseEvent } from 'react';
import { classNames } from '../foundation/classNames';
import './Popover.scss';

interface PopoverProps extends ComponentProps<'div'> {
  /** Must match the button's `popoverTarget`. The popover must directly follow the button, so that Tab enters it. */
  readonly id: string;
}

/**
 * A native popover, which works without JavaScript. Only one popover is open at a time. It closes when the visitor
 * follows a link in it or moves focus out of it.
 */
export const Popover = ({ className, onClick, ...rest }: PopoverProps) => {
  const closeOnLink = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!(relatedTarget instanceof HTMLElement)) return;
    const isTrigger = relatedTarget.getAttribute('popovertarget') === currentTarget.id;
    if (!isTrigger && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };

  return (
    // Only the links inside are interactive. This element handles events that bubble up from them.
    <div
      {...rest}
      popover="auto"
      className={classNames('k-popover', className)}
      onClick={closeOnLink}
      onBlur={closeOnLeaving}
    />
  );
};
