import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '#ui/kit/actions/Button';
import { LiveRegions } from '#ui/kit/feedback/LiveRegions';
import { Notice } from '#ui/kit/feedback/Notice';
import { OutcomeRegion } from '#ui/kit/feedback/OutcomeRegion';

const announced = (urgency: 'polite' | 'assertive'): readonly (string | null)[] =>
  [...document.querySelectorAll(`[aria-live="${urgency}"] > *`)].map(({ textContent }) => textContent);

/** Waits until texts and focus have settled. */
const settle = () => act(() => jest.advanceTimersByTime(100));

describe('Notice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
        <Notice tone="danger" announce action={<Button>Try again</Button>}>
          Not loaded
        </Notice>
        <Notice tone="success" announce>
          Done
        </Notice>
        <Notice>Known before</Notice>
      </>,
    );
    settle();

    expect(announced('assertive')).toEqual(['Not saved Your name is taken.', 'Not loaded']);
    expect(announced('polite')).toEqual(['Done']);
  });

  it('scrolls a failure in a form into view, but none elsewhere', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const failure = (
      <Notice tone="danger" announce>
        Not sent
      </Notice>
    );
    const { rerender } = render(<div>{failure}</div>);
    expect(scroll).not.toHaveBeenCalled();
    rerender(<form>{failure}</form>);
    expect(scroll).toHaveBeenCalledTimes(1);
    rerender(<form>{failure}</form>);
    expect(scroll).toHaveBeenCalledTimes(1);
    scroll.mockRestore();
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
    settle();
    rerender(show('Sent'));
    settle();
    expect(announced('polite')).toEqual(['Sent']);
    rerender(show(undefined));
    expect(announced('polite')).toEqual([]);
    rerender(show('Sent'));
    settle();
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
    settle();
    expect(document.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region).toHaveTextContent('Saved');
    expect(screen.getAllByText('Saved')).toHaveLength(2);
  });

  it('announces only the last of several texts that follow each other at once', () => {
    const show = (notice: string) => (
      <>
        <LiveRegions />
        <Notice announce>{notice}</Notice>
      </>
    );
    const { rerender } = render(show('Sent to .'));
    expect(announced('polite')).toEqual([]);
    rerender(show('Sent to friend@x.test.'));
    settle();
    expect(announced('polite')).toEqual(['Sent to friend@x.test.']);
  });

  it('announces a notice only if focus does not move to its region', () => {
    const show = (isDone: boolean, hasButton: boolean) => (
      <>
        <LiveRegions />
        <OutcomeRegion isShown={isDone}>{isDone && <Notice announce>Renewed</Notice>}</OutcomeRegion>
        {hasButton && <button type="button">Renew</button>}
      </>
    );
    const { rerender, container } = render(show(false, true));
    screen.getByRole('button').focus();
    rerender(show(true, true));
    settle();
    expect(announced('polite')).toEqual(['Renewed']);
    rerender(show(false, true));
    rerender(show(true, false));
    settle();
    expect(container.querySelector('.k-outcome')).toHaveFocus();
    expect(announced('polite')).toEqual([]);
  });

  it('offers a button to dismiss the notice', async () => {
    jest.useRealTimers();
    const onDismiss = jest.fn();
    render(<Notice dismiss={{ label: 'Dismiss', onDismiss }}>Read it</Notice>);

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(onDismiss).toHaveBeenCalled();
  });
});
