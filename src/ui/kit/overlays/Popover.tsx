import type { ComponentProps, FocusEvent, MouseEvent } from 'react';
import { classNames } from '../foundation/classNames';
import './Popover.scss';

interface PopoverProps extends ComponentProps<'div'> {
  /** What its button names as `popoverTarget`. The button stands right before it, so that Tab leads into it. */
  readonly id: string;
}

/**
 * What a button with `popoverTarget` opens. It is the browser's own: it answers before the application does, is alone
 * with being open, and closes by Escape or a press beside it. Following a link or leaving it by Tab closes it too.
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
    // The links in it take presses and keys; it only hears of them.
    <div
      {...rest}
      popover="auto"
      className={classNames('k-popover', className)}
      onClick={closeOnLink}
      onBlur={closeOnLeaving}
    />
  );
};
