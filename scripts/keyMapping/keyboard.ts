import { escapeHtml } from '#server/pages/escapeHtml';
import { capOf, type KeyCode, type KeyMapping, type Layout, type SheetTexts } from './KeyMapping';

interface PlacedKey {
  readonly code: KeyCode;
  /** Width as a multiple of a letter key's width. */
  readonly width: number;
}

const letters = (codes: string): readonly PlacedKey[] =>
  [...codes].map((letter) => ({ code: `Key${letter}`, width: 1 }));

const key = (code: KeyCode, width = 1): PlacedKey => ({ code, width });

/** Returns the rows from top to bottom. All rows have the same width. */
const rowsOf = ({ hasExtraKey }: Layout): readonly (readonly PlacedKey[])[] => [
  [
    key('Backquote'),
    ...[...'1234567890'].map((digit) => key(`Digit${digit}`)),
    key('Minus'),
    key('Equal'),
    key('Backspace', 2),
  ],
  [
    key('Tab', 1.5),
    ...letters('QWERTYUIOP'),
    key('BracketLeft'),
    key('BracketRight'),
    ...(hasExtraKey ? [key('EnterTop', 1.5)] : [key('Backslash', 1.5)]),
  ],
  [
    key('CapsLock', 1.75),
    ...letters('ASDFGHJKL'),
    key('Semicolon'),
    key('Quote'),
    ...(hasExtraKey ? [key('Backslash'), key('Enter', 1.25)] : [key('Enter', 2.25)]),
  ],
  [
    ...(hasExtraKey ? [key('ShiftLeft', 1.25), key('IntlBackslash')] : [key('ShiftLeft', 2.25)]),
    ...letters('ZXCVBNM'),
    key('Comma'),
    key('Period'),
    key('Slash'),
    key('ShiftRight', 2.75),
  ],
  [key('ControlLeft', 1.5), key('AltLeft', 1.5), key('Space', 7), key('AltRight', 2), key('ControlRight', 3)],
];

/** Whether a key is drawn without a label, because the game does not use it. */
const isBlank = (code: KeyCode): boolean =>
  /^(Backspace|Tab|CapsLock|EnterTop|ShiftRight|Alt|ControlRight)/.test(code);

const unit = 64;
const gap = 6;
const columns = 15;

/** Renders the keyboard as SVG and highlights the keys that the game uses. */
export const keyboardPicture = ({ groups }: KeyMapping, layout: Layout, words: SheetTexts): string => {
  const used = new Set(groups.flatMap(({ actions }) => actions.flatMap(({ keys }) => keys)));
  const rows = rowsOf(layout);
  const drawn = rows.flatMap((row, index) => {
    let left = 0;
    return row.map(({ code, width }) => {
      const place = { x: left * unit, y: index * unit, width: width * unit - gap, height: unit - gap };
      left += width;
      return keyPicture(place, isBlank(code) ? '' : capOf(code, layout, words), used.has(code));
    });
  });
  const size = `0 0 ${columns * unit - gap} ${rows.length * unit - gap}`;
  return `<svg viewBox="${size}" role="img" aria-label="${escapeHtml(words.keyboard)}">${drawn.join('')}</svg>`;
};

interface KeyRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const chamfer = 9;

const keyPicture = ({ x, y, width, height }: KeyRectangle, cap: string, isUsed: boolean): string => {
  const outline = `M${x} ${y}h${width - chamfer}l${chamfer} ${chamfer}v${height - chamfer}h${chamfer - width}l${-chamfer} ${-chamfer}z`;
  const label =
    cap === '' ? '' : `<text x="${x + width / 2}" y="${y + height / 2 + 7}">${escapeHtml(cap)}</text>`;
  return `<g class="${isUsed ? 'key used' : 'key'}"><path d="${outline}"/>${label}</g>`;
};
