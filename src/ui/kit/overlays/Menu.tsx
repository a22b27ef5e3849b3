import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import { Popover } from './Popover';
import './Menu.scss';

interface MenuProps {
  /** Must match the `popoverTarget` of the menu's button. */
  readonly id: string;
  readonly header?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A list of links and actions below its button. Items have the class `k-menu__item`. */
export const Menu = ({ id, header, children, className }: MenuProps) => (
  <Popover id={id} className={classNames('k-menu', className)}>
    <div className="k-menu__plate">
      {header !== undefined && <div className="k-menu__header">{header}</div>}
      {children}
    </div>
  </Popover>
);

export const MenuButton = ({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className'>) => (
  <button {...rest} type={type} className="k-menu__item" />
);
