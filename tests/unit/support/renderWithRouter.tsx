import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Application } from './compose';
import { createWrapper } from './createWrapper';

/** Renders views that contain links. */
export const renderWithRouter = (application: Application, views: ReactNode) =>
  render(<MemoryRouter>{views}</MemoryRouter>, { wrapper: createWrapper(application) });
