import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '#ui/kit/actions/Button';
import { LiveRegions } from '#ui/kit/feedback/LiveRegions';

describe('Button', () => {
  it('ignores clicks while it is busy, without losing focus', async () => {
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

  it('announces the reason with each click while it is blocked', async () => {
    const onClick = jest.fn();
    render(
      <>
        <LiveRegions />
        <Button blocked aria-describedby="reason" onClick={onClick}>
          Buy
        </Button>
        <p id="reason">You own it already.</p>
      </>,
    );
    const region = document.querySelector('[aria-live="assertive"]');
    await userEvent.click(screen.getByRole('button'));
    const [first] = region?.children ?? [];
    expect(first).toHaveTextContent('You own it already.');
    await userEvent.click(screen.getByRole('button'));
    expect(region?.children).toHaveLength(1);
    expect(region).not.toContainElement(first as HTMLElement);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('submits an incomplete form although it looks disabled, so that the form shows what is missing', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" incomplete>
          Continue
        </Button>
      </form>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
