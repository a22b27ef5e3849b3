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

/** Returns the page's presenter if it is of this class. Otherwise creates one that lives as long as the view. */
export function usePresenter<T extends object & ViewLifecycle>(Presenter: Newable<T>): T {
  const container = useContext(ContainerContext);
  const loaded = useContext(PagePresenterContext);
  if (!container) throw new Error('usePresenter needs a ContainerProvider above it');
  const shared = loaded instanceof Presenter ? loaded : undefined;
  const [own] = useState(() => (shared ? undefined : container.get(Presenter)));

  useOnShow(own);
  useEffect(() => () => own?.dispose?.(), [own]);
  const presenter = shared ?? own;
  if (!presenter) throw new Error(`The loaded ${Presenter.name} went before its view did`);
  return presenter;
}
