import type { ComponentProps, FocusEvent, MouseEvent } from 'react';
import { classNames } from '../foundation/classNames';
import './Popover.scss';

interface PopoverProps extends ComponentProps<'div'> {
  /** The `popoverTarget` of its button, which must directly precede the popover, so that Tab leads into it. */
  readonly id: string;
}

/**
 * A native popover, which works without JavaScript and is open one at a time. Following a link or tabbing out closes
 * it.
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
    // The links inside are interactive; this element only handles their events.
    <div
      {...rest}
      popover="auto"
      className={classNames('k-popover', className)}
      onClick={closeOnLink}
      onBlur={closeOnLeaving}
    />
  );
};
