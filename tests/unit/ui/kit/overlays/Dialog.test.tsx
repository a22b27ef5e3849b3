import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '#ui/kit/actions/Button';
import { Dialog } from '#ui/kit/overlays/Dialog';
import { LastUsedElementContext, useLastUsedElement } from '#ui/kit/overlays/lastUsedElement';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Scrap</Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Scrap the Marrow?" closeLabel="Close">
          <p>Nobody can undo this.</p>
        </Dialog>
      )}
    </>
  );
}

/** A bar that its dialog replaces while it is open. */
function Bar() {
  const [state, setState] = useState<'bar' | 'dialog' | 'gone'>('bar');
  const [lastUsedElement, trackLastUsedElement] = useLastUsedElement();
  return (
    <LastUsedElementContext value={lastUsedElement}>
      <section hidden={state !== 'bar'}>
        <Button onClick={() => setState('dialog')}>Choose</Button>
      </section>
      <main ref={trackLastUsedElement} tabIndex={-1} />
      {state === 'dialog' && (
        <Dialog
          open
          onClose={() => setState('bar')}
          title="Choose"
          closeLabel="Close"
          actions={<Button onClick={() => setState('gone')}>Save</Button>}
        />
      )}
    </LastUsedElementContext>
  );
}

/** Presses like Safari, which focuses `main` instead of the button. */
const pressWithoutFocus = (button: HTMLElement): void => {
  screen.getByRole('main').focus();
  fireEvent.click(button);
};

describe('Dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes with %s and returns focus to the element that opened it', async (_, close) => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Scrap' }));
    expect(screen.getByRole('dialog', { name: 'Scrap the Marrow?' })).toBeInTheDocument();

    await close();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Scrap' })).toHaveFocus());
  });

  it('closes a locked dialog only from its content', async () => {
    render(
      <Dialog open locked title="Pay" actions={<Button>Pay</Button>}>
        <p>One moment.</p>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('.k-dialog__overlay') ?? document.body);
    expect(screen.getByRole('dialog', { name: 'Pay' })).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('returns focus to the pressed button, which the browser did not focus and the dialog hid', async () => {
    render(<Bar />);
    const choose = screen.getByRole('button', { name: 'Choose' });
    pressWithoutFocus(choose);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(choose).toHaveFocus());
  });

  it('focuses the main element if the opener is removed or hidden', async () => {
    render(<Bar />);
    const choose = screen.getByRole('button', { name: 'Choose' });
    pressWithoutFocus(choose);
    choose.remove();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

it('stays open when Escape discards the word of an input method', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Scrap' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
  expect(dialog).toBeInTheDocument();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
