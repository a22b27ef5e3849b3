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

it('defers below-the-fold content until the first view is painted', () => {
  const { rerender } = render(page(false));
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.queryByText('Where the ore is.')).toBeNull();
  rerender(page(true));
  expect(screen.getByText('Where the ore is.')).toBeTruthy();
});

it('a server-rendered page includes below-the-fold content', () => {
  expect(renderToString(page(true))).toContain('Where the ore is.');
  const alone = (
    <DeferUntilPaint>
      <p>Where the ore is.</p>
    </DeferUntilPaint>
  );
  expect(renderToString(alone)).toContain('Where the ore is.');
});
