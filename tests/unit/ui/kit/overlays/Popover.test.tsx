import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from '#ui/kit/overlays/Popover';

/** jsdom does not support popovers, so this mock records the calls. */
const hidden = jest.fn();

beforeEach(() => {
  hidden.mockClear();
  HTMLElement.prototype.hidePopover = hidden;
  render(
    <>
      <button popoverTarget="menu">Menu</button>
      <Popover id="menu">
        <a href="#first">First</a>
        <button>Last</button>
      </Popover>
      <a href="#behind">Behind</a>
    </>,
  );
});

describe('Popover', () => {
  it('SH-15 lets the browser limit the page to one open popover', () => {
    expect(screen.getByText('First').parentElement).toHaveAttribute('popover', 'auto');
  });

  it('SH-15 closes when a link inside it is followed, but not when a button is pressed', async () => {
    await userEvent.click(screen.getByText('Last'));
    expect(hidden).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('First'));
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('closes when the focus moves past it, but not when the focus moves inside or back', async () => {
    screen.getByText('First').focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(screen.getByText('Menu')).toHaveFocus();
    expect(hidden).not.toHaveBeenCalled();

    screen.getByText('Last').focus();
    await userEvent.tab();
    expect(screen.getByText('Behind')).toHaveFocus();
    expect(hidden).toHaveBeenCalledTimes(1);
  });
});
