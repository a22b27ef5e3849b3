import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '#ui/kit/actions/Button';
import { Dialog } from '#ui/kit/overlays/Dialog';

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

describe('Dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes with %s and returns the focus to the element that opened it', async (_, close) => {
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
});
