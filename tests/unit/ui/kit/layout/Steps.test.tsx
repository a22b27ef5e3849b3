import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Steps } from '#ui/kit/layout/Steps';

const steps = [
  { key: 'choose', label: 'Choose a pack', to: '/buy' },
  { key: 'confirm', label: 'Confirm', to: '/buy/confirm' },
  { key: 'checkout', label: 'Check out' },
];

const renderSteps = (current: string): readonly HTMLElement[] => {
  render(
    <MemoryRouter>
      <Steps label="Your purchase" doneLabel="done" steps={steps} current={current} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Your purchase' })).getAllByRole('listitem');
};

it('BU-05 marks the current step of three', () => {
  const items = renderSteps('choose');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('BU-05 links to completed steps but not to later steps', () => {
  const items = renderSteps('confirm');
  expect(items.map((item) => item.dataset.state)).toEqual(['done', 'current', 'next']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Choose a pack done' }).getAttribute('href')).toBe('/buy');
});
