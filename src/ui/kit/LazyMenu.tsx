import { cloneElement, lazy, Suspense, useState, type MouseEvent, type ReactElement } from 'react';
import type { MenuProps } from './Menu';

const loadMenu = () => import('./Menu');
const Menu = lazy(() => loadMenu().then((module) => ({ default: module.Menu })));

interface TriggerProps {
  readonly onClick?: (event: MouseEvent) => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface LazyMenuProps extends Omit<MenuProps, 'trigger' | 'open' | 'onOpenChange' | 'openedByKeyboard'> {
  readonly trigger: ReactElement<TriggerProps>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A menu of the first view: a plain button until somebody reaches for it, so that Radix need not be loaded before. */
export function LazyMenu({ trigger, open, onOpenChange, ...menu }: LazyMenuProps) {
  const [reachedFor, setReachedFor] = useState<'no' | 'by pointer' | 'by keyboard'>('no');
  const waiting = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerEnter: () => void loadMenu(),
    onFocus: () => void loadMenu(),
    onClick: (event) => {
      setReachedFor(event.detail === 0 ? 'by keyboard' : 'by pointer');
      onOpenChange(true);
    },
  });

  if (reachedFor === 'no') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu
        {...menu}
        trigger={trigger}
        open={open}
        onOpenChange={onOpenChange}
        openedByKeyboard={reachedFor === 'by keyboard'}
      />
    </Suspense>
  );
}
