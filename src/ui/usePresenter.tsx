import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Container, Newable } from 'inversify';
import type { ViewLife } from './presenter';

const ContainerContext = createContext<Container | undefined>(undefined);
const LoadedContext = createContext<object | undefined>(undefined);

/** The container that the views below take their presenters from. */
export const ContainerProvider = ({ container, children }: { container: Container; children: ReactNode }) => (
  <ContainerContext value={container}>{children}</ContainerContext>
);

/** The presenter that was loaded for the page below, and that all its views share. */
export const LoadedPresenter = ({
  presenter,
  children,
}: {
  presenter: object | undefined;
  children: ReactNode;
}) => <LoadedContext value={presenter}>{children}</LoadedContext>;

/** Runs what a presenter does while its view is shown. */
export const useShown = (presenter: ViewLife | undefined): void => {
  useEffect(() => presenter?.shown?.(), [presenter]);
};

/**
 * The presenter of this view: the one that was loaded for the page if it is of that class, else one from the
 * container. The latter is `shown` and disposed of with this view; presenters that live as long as the application
 * have neither method.
 */
export function usePresenter<T extends object & ViewLife>(Presenter: Newable<T>): T {
  const container = useContext(ContainerContext);
  const loaded = useContext(LoadedContext);
  if (!container) throw new Error('usePresenter needs a ContainerProvider above it');
  const shared = loaded instanceof Presenter ? loaded : undefined;
  const [own] = useState(() => (shared ? undefined : container.get(Presenter)));

  useShown(own);
  useEffect(() => () => own?.dispose?.(), [own]);
  const presenter = shared ?? own;
  if (!presenter) throw new Error(`The loaded ${Presenter.name} went before its view did`);
  return presenter;
}
