import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DeferUntilPaint, FirstViewPaintedContext } from '#ui/app/DeferUntilPaint';

const page = (isThere: boolean) => (
  <FirstViewPaintedContext value={isThere}>
    <h1>Mining</h1>
    <DeferUntilPaint>
      <p>Where the ore is.</p>
    </DeferUntilPaint>
  </FirstViewPaintedContext>
);

it('content below the first view waits until that view is shown', () => {
  const { rerender } = render(page(false));
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.queryByText('Where the ore is.')).toBeNull();
  rerender(page(true));
  expect(screen.getByText('Where the ore is.')).toBeTruthy();
});

it('a page from the server includes the content below the first view', () => {
  expect(renderToString(page(true))).toContain('Where the ore is.');
  const alone = (
    <DeferUntilPaint>
      <p>Where the ore is.</p>
    </DeferUntilPaint>
  );
  expect(renderToString(alone)).toContain('Where the ore is.');
});
