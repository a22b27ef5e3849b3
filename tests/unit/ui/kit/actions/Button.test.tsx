import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '#ui/kit/actions/Button';

describe('Button', () => {
  it('ignores clicks while it is busy, without losing the focus', async () => {
    const onClick = jest.fn();
    render(
      <Button busy busyLabel="Redeeming" onClick={onClick}>
        Redeem
      </Button>,
    );
    const button = screen.getByRole('button');

    await userEvent.click(button);

    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Redeeming')).toBeInTheDocument();
  });

  it('does not resubmit its form while it is busy, not even on Enter in a field', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="code" />
        <Button type="submit" busy busyLabel="Redeeming">
          Redeem
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByLabelText('code'), 'abc{Enter}');

    expect(onSubmit).not.toHaveBeenCalled();
  });
});
