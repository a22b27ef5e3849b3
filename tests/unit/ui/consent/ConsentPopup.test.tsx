import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Countries } from '../../../../src/application/consent/Countries';
import { Translations } from '../../../../src/ui/content/Translations';
import { ConsentPopup } from '../../../../src/ui/consent/ConsentPopup';
import { compose } from '../../support/compose';
import { inContainer } from '../../support/inContainer';
import { settled } from '../../support/settled';

const opened = async () => {
  const application = await compose();
  application.replace(Countries, { current: () => Promise.resolve('FR') });
  const translations = application.get(Translations);
  await translations.load('en-us');
  await translations.need(['consent', 'shell']);
  const Application = inContainer(application);
  render(
    <MemoryRouter>
      <Application>
        <ConsentPopup />
        <main tabIndex={-1} />
      </Application>
    </MemoryRouter>,
  );
  await act(settled);
  const choose = screen.getByRole('button', { name: 'Choose' });
  await userEvent.click(choose);
  return { dialog: await screen.findByRole('dialog'), choose };
};

it('CC-03 Escape in the choices returns to the button of the bar that opened them', async () => {
  const { dialog, choose } = await opened();
  await userEvent.keyboard('{Escape}');
  await act(settled);
  expect(dialog).not.toBeInTheDocument();
  expect(choose).toHaveFocus();
});
