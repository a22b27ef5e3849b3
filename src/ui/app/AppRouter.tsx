import type { ReactNode } from 'react';
import { createPath, Router, type To } from 'react-router-dom';
import { Navigator } from '#application/navigation/Navigator';
import { presenter } from '../presenter';
import { usePresenter } from '../usePresenter';

@presenter
class RouterNavigation {
  constructor(private readonly navigator: Navigator) {}

  readonly createHref = (to: To): string => pathOf(to);
  readonly push = (to: To): void => this.navigator.push(pathOf(to));
  readonly replace = (to: To): void => this.navigator.replace(pathOf(to));
  readonly go = (delta: number): void => this.navigator.go(delta);
}

export const AppRouter = ({ path, children }: { path: string; children: ReactNode }) => {
  const navigation = usePresenter(RouterNavigation);
  return (
    <Router location={path} navigator={navigation}>
      {children}
    </Router>
  );
};

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
