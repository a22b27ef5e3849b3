import 'reflect-metadata';
import { compose } from '@composition';
import { createRoot } from 'react-dom/client';
import { App } from './ui/app/App';
import { ContainerProvider } from './ui/usePresenter';

const { container, Overlay } = compose();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

createRoot(root).render(
  <ContainerProvider container={container}>
    <App />
    {Overlay && <Overlay />}
  </ContainerProvider>,
);
