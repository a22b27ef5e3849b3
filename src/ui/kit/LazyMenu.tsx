import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';
import type { MenuProps } from './Menu';

const loadMenu = () => import('./Menu');
const Menu = lazy(() => loadMenu().then((module) => ({ default: module.Menu })));

interface TriggerProps {
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface LazyMenuProps extends Omit<MenuProps, 'trigger' | 'open' | 'onOpenChange'> {
  readonly trigger: ReactElement<TriggerProps>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A menu of the first view: a plain button until somebody reaches for it, so that Radix need not be loaded before. */
export function LazyMenu({ trigger, open, onOpenChange, ...menu }: LazyMenuProps) {
  const [reachedFor, setReachedFor] = useState(false);
  const waiting = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerEnter: () => void loadMenu(),
    onFocus: () => void loadMenu(),
    onClick: () => {
      setReachedFor(true);
      onOpenChange(true);
    },
  });

  if (!reachedFor) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu {...menu} trigger={trigger} open={open} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
