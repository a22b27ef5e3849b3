import { createHash } from 'node:crypto';

const cells = 5;

/** Draws a mirrored pattern that depends only on the id and reveals nothing about the account. */
export const avatarOf = (id: string): string => {
  const bytes = createHash('sha256').update(id).digest();
  const hue = ((bytes[0] ?? 0) * 360) / 256;
  const squares = Array.from({ length: cells * 3 }, (_, index) => {
    if ((bytes[index + 1] ?? 0) < 110) return '';
    const [column, row] = [index % 3, Math.floor(index / 3)];
    return [...new Set([column, cells - 1 - column])]
      .map((x) => `<rect x="${x}" y="${row}" width="1" height="1"/>`)
      .join('');
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 7 7"><rect x="-1" y="-1" width="7" height="7" fill="#101a26"/><g fill="hsl(${Math.round(hue)} 55% 62%)">${squares}</g></svg>`;
};
