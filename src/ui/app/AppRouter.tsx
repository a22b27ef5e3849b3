import type { ReactNode } from 'react';
import { createPath, Router, type To } from 'react-router-dom';
import { Navigator } from '../../application/navigation/Navigator';
import { presenter } from '../presenter';
import { usePresenter } from '../usePresenter';

/** The application's navigation, as React Router's links speak with it. */
@presenter
class RouterNavigation {
  constructor(private readonly navigator: Navigator) {}

  readonly createHref = (to: To): string => pathOf(to);
  readonly push = (to: To): void => this.navigator.push(pathOf(to));
  readonly replace = (to: To): void => this.navigator.replace(pathOf(to));
  readonly go = (delta: number): void => this.navigator.go(delta);
}

/** Gives the views below React Router's links and location; `path` is that of the page that is shown. */
export const AppRouter = ({ path, children }: { path: string; children: ReactNode }) => {
  const navigation = usePresenter(RouterNavigation);
  return (
    <Router location={path} navigator={navigation}>
      {children}
    </Router>
  );
};

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
