import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegions } from '#ui/kit/feedback/LiveRegions';
import { Notice } from '#ui/kit/feedback/Notice';

const announced = (urgency: 'polite' | 'assertive'): readonly (string | null)[] =>
  [...document.querySelectorAll(`[aria-live="${urgency}"] > *`)].map(({ textContent }) => textContent);

describe('Notice', () => {
  it('announces failures assertively and successes politely, but only on request', () => {
    render(
      <>
        <LiveRegions />
        <Notice tone="danger" title="Not saved" announce>
          <p>
            Your <strong>name</strong> is taken.
          </p>
          <p role="timer">Retry in 5 s</p>
        </Notice>
        <Notice tone="success" announce>
          Done
        </Notice>
        <Notice>Known before</Notice>
      </>,
    );

    expect(announced('assertive')).toEqual(['Not saved Your name is taken.']);
    expect(announced('polite')).toEqual(['Done']);
  });

  it('announces a changed text once, and the same text again after the notice was removed', () => {
    const show = (notice: string | undefined) => (
      <>
        <LiveRegions />
        {notice !== undefined && <Notice announce>{notice}</Notice>}
      </>
    );
    const { rerender } = render(show('Sending'));
    rerender(show('Sent'));
    rerender(show('Sent'));
    expect(announced('polite')).toEqual(['Sent']);
    rerender(show(undefined));
    expect(announced('polite')).toEqual([]);
    rerender(show('Sent'));
    expect(announced('polite')).toEqual(['Sent']);
  });

  it('inserts its message into a region that existed before', () => {
    const { rerender } = render(<LiveRegions />);
    const region = document.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(
      <>
        <LiveRegions />
        <Notice announce>Saved</Notice>
      </>,
    );
    expect(document.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region).toHaveTextContent('Saved');
    expect(screen.getAllByText('Saved')).toHaveLength(2);
  });

  it('offers a button to dismiss the notice', async () => {
    const onDismiss = jest.fn();
    render(<Notice dismiss={{ label: 'Dismiss', onDismiss }}>Read it</Notice>);

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(onDismiss).toHaveBeenCalled();
  });
});
