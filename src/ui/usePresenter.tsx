import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Container, Newable } from 'inversify';
import type { ViewLifecycle } from './presenter';

const ContainerContext = createContext<Container | undefined>(undefined);
const PagePresenterContext = createContext<object | undefined>(undefined);

export const ContainerProvider = ({ container, children }: { container: Container; children: ReactNode }) => (
  <ContainerContext value={container}>{children}</ContainerContext>
);

/** Provides the page's presenter to all views of the page. */
export const PagePresenterProvider = ({
  presenter,
  children,
}: {
  presenter: object | undefined;
  children: ReactNode;
}) => <PagePresenterContext value={presenter}>{children}</PagePresenterContext>;

export const useOnShow = (presenter: ViewLifecycle | undefined): void => {
  useEffect(() => presenter?.onShow?.(), [presenter]);
};

/** Returns the presenter that the page loaded before it was shown. */
export function usePagePresenter<T extends object>(Presenter: Newable<T>): T {
  const presenter = useContext(PagePresenterContext);
  if (!(presenter instanceof Presenter)) {
    throw new Error(`The page of this view loads no ${Presenter.name}`);
  }
  return presenter;
}

/** Creates a presenter that lives as long as the view. */
export function usePresenter<T extends object & ViewLifecycle>(Presenter: Newable<T>): T {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('usePresenter needs a ContainerProvider above it');
  const [presenter] = useState(() => container.get(Presenter));

  useOnShow(presenter);
  useEffect(() => () => presenter.dispose?.(), [presenter]);
  return presenter;
}
