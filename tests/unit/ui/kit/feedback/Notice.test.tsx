import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from '#ui/kit/feedback/Notice';

describe('Notice', () => {
  it('announces failures assertively and successes politely, but only on request', () => {
    render(
      <>
        <Notice tone="danger" announce>
          Lost
        </Notice>
        <Notice tone="success" announce>
          Done
        </Notice>
        <Notice>Known before</Notice>
      </>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('Lost');
    expect(screen.getByRole('status')).toHaveTextContent('Done');
    expect(screen.getByText('Known before').closest('[role]')).toBeNull();
  });

  it('offers a button to dismiss the notice', async () => {
    const onDismiss = jest.fn();
    render(<Notice dismiss={{ label: 'Dismiss', onDismiss }}>Read it</Notice>);

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(onDismiss).toHaveBeenCalled();
  });
});
